/**
 * A linear model over hashed features of a short text. Features come in groups (words, parts of words, ideas); each
 * group counts as a whole, however long the text is. Weights are bytes: what a model says is read from one table.
 */
export type FeatureGroups = readonly ReadonlySet<number>[];

export type TextModel = {
  /** The table has 2 ** bits weights. */
  readonly bits: number;
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly step: number;
  /** What each group counts. */
  readonly scales: readonly number[];
  /** Scores from which a text is marked, by the name of the share of harmless texts that reach it. */
  readonly thresholds: Readonly<Record<string, number>>;
  readonly weights: Int8Array;
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
export const joinHashes = (one: number, other: number): number => mix(Math.imul(one ^ 0x9e3779b9, PRIME) ^ other);

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

/** How much a text looks like what the model was trained to find: above 0 rather yes. */
export function scoreText({ weights, bits, bias, step, scales }: TextModel, groups: FeatureGroups): number {
  const shift = 32 - bits;
  let score = 0;
  groups.forEach((group, at) => {
    let sum = 0;
    for (const hash of group) sum += weights[hash >>> shift] ?? 0;
    if (group.size > 0) score += ((scales[at] ?? 1) * sum) / Math.sqrt(group.size);
  });
  return bias + step * score;
}

/** The file: length of the header, the header as JSON, the weights. */
export function parseTextModel(bytes: Uint8Array): TextModel {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Omit<TextModel, 'weights'>;
  const at = bytes.byteOffset + 4 + length;
  return { ...header, weights: new Int8Array(bytes.buffer.slice(at, at + 2 ** header.bits)) };
}

export function packTextModel({ weights, ...header }: TextModel): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(4 + head.length + weights.length);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 4 + head.length);
  return bytes;
}
