/**
 * Small networks over hashed features of a short text. Features come in groups (words, parts of words, ideas); each group
 * counts as a whole, however long the text is. A feature has a few numbers in each network; they are kept as one byte a
 * part, which names a row of that part's book. Their sum gives every kind of text a chance.
 */
export type FeatureGroups = readonly ReadonlySet<number>[];

export type TextNet = {
  /** For each feature, its rows in the books: one byte a part. */
  readonly codes: Uint8Array;
  /** For each part 256 rows of `width` numbers. */
  readonly books: Int8Array;
  /** For each kind what every number says for it. */
  readonly outputs: Int8Array;
  readonly biases: readonly number[];
  /** What one step in the books and in the outputs is worth, multiplied. */
  readonly step: number;
};

export type TextModel = {
  /** Features are known by the first bits of their hash. */
  readonly bits: number;
  /** What each group counts. */
  readonly scales: readonly number[];
  /** Kinds of text; the first `found` are those that are looked for. */
  readonly kinds: readonly string[];
  readonly found: number;
  /** Parts of a feature's numbers, and the numbers in a part. */
  readonly parts: number;
  readonly width: number;
  /** Scores from which a text is marked, by the name of the share of harmless texts that reach it. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** Known features, ascending. */
  readonly ids: Uint32Array;
  readonly nets: readonly TextNet[];
};

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits. */
export function hashText(text: string, seed = 0): number {
  let hash = OFFSET ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return mix(hash);
}

/** Joins hashes in their order. */
const joinHashes = (one: number, other: number): number => mix(Math.imul(one ^ 0x9e3779b9, PRIME) ^ other);

function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (half ^ (half >>> 13)) >>> 0;
}

/** Rows of 1 to `longest` words, and pairs with one or two words between them. */
export function wordFeatures(words: readonly string[], longest: number, seed: number): Set<number> {
  const found = new Set<number>();
  const hashes = words.map((word) => hashText(word, seed));
  hashes.forEach((first, at) => {
    let row = first;
    found.add(row);
    for (let next = at + 1; next < Math.min(at + longest, hashes.length); next++) {
      row = joinHashes(row, hashes[next] ?? 0);
      found.add(row);
    }
    for (const gap of [2, 3])
      if (at + gap < hashes.length) found.add(joinHashes(first ^ 0x5bd1e995, hashes[at + gap] ?? 0));
  });
  return found;
}

/** Pieces of 3 to 5 signs of each word with its ends. */
export function pieceFeatures(words: readonly string[], seed: number): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    const whole = ` ${word} `;
    for (let from = 0; from < whole.length - 2; from++) {
      let hash = OFFSET ^ seed;
      for (let at = from; at < Math.min(from + 5, whole.length); at++) {
        hash = Math.imul(hash ^ whole.charCodeAt(at), PRIME);
        if (at - from >= 2) found.add(mix(hash));
      }
    }
  }
  return found;
}

/** Each of the names, and which of them together. */
export function addPairs(found: Set<number>, names: readonly string[], seed: number): void {
  const hashes = names.map((name) => hashText(name, seed));
  hashes.forEach((one, at) => {
    found.add(one);
    for (let next = at + 1; next < hashes.length; next++) found.add(joinHashes(one, hashes[next] ?? 0));
  });
}

type Known = { readonly at: number; readonly value: number };

export type TextReading = {
  /** How much the text looks like what is looked for: above 0 rather yes. */
  readonly score: number;
  /** What kind of it, if it is. */
  readonly kind: string;
};

export function readText(model: TextModel, groups: FeatureGroups): TextReading {
  const known = knownOf(model, groups);
  const sums = model.nets.map((net) => chancesOf(model, net, known));
  const score = sums.reduce((sum, { score }) => sum + score, 0) / sums.length;
  const beliefs = model.kinds
    .slice(0, model.found)
    .map((_, k) => sums.reduce((sum, { logs }) => sum + (logs[k] ?? 0), 0));
  return { score, kind: model.kinds[beliefs.indexOf(Math.max(...beliefs))] ?? '' };
}

function knownOf(model: TextModel, groups: FeatureGroups): Known[] {
  const places = placesOf(model);
  const shift = 32 - model.bits;
  return groups.flatMap((group, at) => {
    const ids = new Set<number>();
    for (const hash of group) {
      const place = places[hash >>> shift] ?? 0;
      if (place > 0) ids.add(place - 1);
    }
    const value = (model.scales[at] ?? 1) / Math.sqrt(ids.size || 1);
    return Array.from(ids, (id) => ({ at: id, value }));
  });
}

/** Where each feature stands, plus one; made once for a list of them. */
const tables = new WeakMap<Uint32Array, Uint16Array>();
function placesOf({ ids, bits }: TextModel): Uint16Array {
  let table = tables.get(ids);
  if (table) return table;
  table = new Uint16Array(2 ** bits);
  for (let at = 0; at < ids.length; at++) table[ids[at] ?? 0] = at + 1;
  tables.set(ids, table);
  return table;
}

function chancesOf({ parts, width, found }: TextModel, net: TextNet, known: readonly Known[]) {
  const size = parts * width;
  const hidden = new Float64Array(size);
  for (const { at, value } of known)
    for (let part = 0; part < parts; part++) {
      const row = (part * 256 + (net.codes[at * parts + part] as number)) * width;
      for (let d = 0; d < width; d++)
        hidden[part * width + d] = (hidden[part * width + d] as number) + value * (net.books[row + d] as number);
    }
  const logs = net.biases.map((bias, k) => {
    let sum = 0;
    for (let d = 0; d < size; d++) sum += (net.outputs[k * size + d] as number) * (hidden[d] as number);
    return bias + net.step * sum;
  });
  return { logs, score: logOfSum(logs.slice(0, found)) - logOfSum(logs.slice(found)) };
}

function logOfSum(logs: readonly number[]): number {
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, it) => sum + Math.exp(it - top), 0));
}
