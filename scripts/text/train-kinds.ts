/**
 * Trains small networks over hashed features: each feature has a few numbers, their weighted sum gives each kind of text
 * a chance. Learning which kind it is, and not only whether it is looked for, makes features of one kind alike: what is
 * learned of "Zelle" in one scheme is known of it in the next. Gives the same numbers on every machine.
 */
import type { FeatureGroups } from '../../src/shared/text-model.ts';
import { randomFrom, shuffle } from './random.ts';

export type Row = {
  readonly groups: FeatureGroups;
  readonly isFound: boolean;
  /** What it is about, as its author says. */
  readonly about: string;
  readonly author: string;
};
export type Settings = {
  readonly bits: number;
  /** What each group of features counts. */
  readonly scales: readonly number[];
  /** Networks whose scores are averaged, the numbers of a feature in each, and the bytes these are packed into. */
  readonly nets: number;
  readonly size: number;
  readonly parts: number;
  readonly rounds: number;
  /** How many features are kept, those that most authors have first: what one author says tells of that author. */
  readonly features: number;
  /** From about how many of these the rows are found that stand for them when the network is packed. */
  readonly sample: number;
};
export type Net = { readonly vectors: Float32Array; readonly outputs: Float64Array; readonly biases: Float64Array };
export type Trained = {
  readonly ids: Uint32Array;
  /** Times each feature was read. */
  readonly counts: Float64Array;
  /** Those that are looked for stand first. */
  readonly kinds: readonly string[];
  readonly found: number;
  readonly nets: readonly Net[];
};

/** Of the loss, the part that is about the kind; the rest is about whether it is looked for. */
const KIND_PART = 0.5;
const RATE = { vectors: 0.1, outputs: 0.03, biases: 0.02 } as const;
/** The share of features that a text goes without in each reading. */
const UNREAD = 0.3;
const MIN_AUTHORS = 3;

export function trainKinds(rows: readonly Row[], settings: Settings): Trained {
  const { ids, counts } = chooseFeatures(rows, settings);
  const kinds = kindsOf(rows);
  const places = new Map(Array.from(ids, (id, at) => [id, at] as const));
  const known = rows.map(({ groups, isFound, about }) => ({
    groups: groups.map((group) => toPlaces(group, places, settings.bits)),
    kind: kinds.indexOf(nameOf(isFound, about)),
  }));
  const found = kinds.filter((kind) => kind.startsWith(FOUND)).length;
  const nets = Array.from({ length: settings.nets }, (_, at) =>
    learn(known, { settings, features: ids.length, kinds: kinds.length, found, seed: 17 + at }),
  );
  return { ids, counts, kinds: kinds.map((kind) => kind.slice(2)), found, nets };
}

const FOUND = '0 ';
const nameOf = (isFound: boolean, about: string): string => `${isFound ? FOUND : '1 '}${about}`;
const kindsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.map(({ isFound, about }) => nameOf(isFound, about)))].sort();

function chooseFeatures(rows: readonly Row[], { bits, features }: Settings) {
  const names = [...new Set(rows.map(({ author }) => author))];
  const texts = new Uint16Array(2 ** bits);
  const by = new Uint32Array(2 ** bits);
  for (const { groups, author } of rows) {
    const bit = 1 << names.indexOf(author);
    for (const group of groups)
      for (const hash of group) {
        const id = hash >>> (32 - bits);
        texts[id] = (texts[id] ?? 0) + 1;
        by[id] = (by[id] ?? 0) | bit;
      }
  }
  const shared = [...by.keys()].filter((id) => bitsOf(by[id] ?? 0) >= MIN_AUTHORS);
  const worth = (id: number) => bitsOf(by[id] ?? 0) * 65_536 + (texts[id] ?? 0);
  const kept = shared.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, features);
  const ids = Uint32Array.from(kept).sort();
  return { ids, counts: Float64Array.from(ids, (id) => texts[id] ?? 0) };
}

function bitsOf(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count++;
  return count;
}

const toPlaces = (group: ReadonlySet<number>, places: ReadonlyMap<number, number>, bits: number): Int32Array =>
  Int32Array.from(
    [...new Set([...group].map((hash) => hash >>> (32 - bits)))].flatMap((id) => {
      const at = places.get(id);
      return at === undefined ? [] : [at];
    }),
  );

type Known = { readonly groups: readonly Int32Array[]; readonly kind: number };
type Task = {
  readonly settings: Settings;
  readonly features: number;
  readonly kinds: number;
  readonly found: number;
  readonly seed: number;
};

function learn(rows: readonly Known[], { settings, features, kinds, found, seed }: Task): Net {
  const { size, rounds, scales } = settings;
  const random = randomFrom(seed);
  const bell = () => random() + random() + random() + random() + random() + random() - 3;
  const vectors = Float32Array.from({ length: features * size }, () => 0.014 * bell());
  const outputs = Float64Array.from({ length: kinds * size }, () => (1.41 * bell()) / Math.sqrt(size));
  const net = { vectors, outputs, biases: new Float64Array(kinds) };
  const step = stepper(net, { size, kinds, found, features });
  const order = rows.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { groups, kind } = rows[at] as Known;
      step(readSome(groups, scales, random), kind, 1 - (0.9 * round) / rounds);
    }
  }
  return net;
}

type Reading = { readonly ids: readonly number[]; readonly values: readonly number[] };

function readSome(groups: readonly Int32Array[], scales: readonly number[], random: () => number): Reading {
  const ids: number[] = [];
  const values: number[] = [];
  groups.forEach((group, at) => {
    const from = ids.length;
    for (const id of group) if (random() >= UNREAD) ids.push(id);
    const value = (scales[at] ?? 1) / Math.sqrt(Math.max(1, ids.length - from));
    while (values.length < ids.length) values.push(value);
  });
  return { ids, values };
}

type Shape = { readonly size: number; readonly kinds: number; readonly found: number; readonly features: number };

/** One step of each number against what it adds to the loss; the more it was moved before, the shorter (AdaGrad). */
function stepper({ vectors, outputs, biases }: Net, { size, kinds, found, features }: Shape) {
  const moved = { vectors: new Float64Array(features), outputs: new Float64Array(kinds * size) };
  const hidden = new Float64Array(size);
  const back = new Float64Array(size);
  return ({ ids, values }: Reading, kind: number, pace: number): void => {
    hidden.fill(0);
    back.fill(0);
    for (let j = 0; j < ids.length; j++) {
      const from = (ids[j] as number) * size;
      const value = values[j] as number;
      for (let d = 0; d < size; d++) hidden[d] = (hidden[d] as number) + value * (vectors[from + d] as number);
    }
    const slopes = slopesOf({ outputs, biases, hidden, kind, found });
    for (let k = 0; k < kinds; k++) {
      const slope = slopes[k] as number;
      for (let d = 0, at = k * size; d < size; d++, at++) {
        back[d] = (back[d] as number) + slope * (outputs[at] as number);
        const push = slope * (hidden[d] as number);
        moved.outputs[at] = (moved.outputs[at] as number) + push * push;
        outputs[at] =
          (outputs[at] as number) - (RATE.outputs * pace * push) / Math.sqrt((moved.outputs[at] as number) + 0.01);
      }
      biases[k] = (biases[k] as number) - RATE.biases * slope;
    }
    const force = back.reduce((sum, it) => sum + it * it, 0) / size;
    for (let j = 0; j < ids.length; j++) {
      const id = ids[j] as number;
      const value = values[j] as number;
      moved.vectors[id] = (moved.vectors[id] as number) + force * value * value;
      const pull = (RATE.vectors * pace * value) / Math.sqrt((moved.vectors[id] as number) + 1e-4);
      for (let d = 0, at = id * size; d < size; d++, at++)
        vectors[at] = (vectors[at] as number) - pull * (back[d] as number);
    }
  };
}

type Guess = Omit<Net, 'vectors'> & { readonly hidden: Float64Array; readonly kind: number; readonly found: number };

/** How much more the network believes in each kind than it should. */
function slopesOf({ outputs, biases, hidden, kind, found }: Guess): Float64Array {
  const size = hidden.length;
  const chances = biases.map((bias, k) => {
    let sum = bias;
    for (let d = 0; d < size; d++) sum += (outputs[k * size + d] as number) * (hidden[d] as number);
    return sum;
  });
  const top = chances.reduce((most, it) => Math.max(most, it));
  let all = 0;
  chances.forEach((it, k) => {
    all += chances[k] = Math.exp(it - top);
  });
  const isFound = kind < found;
  let right = 0;
  chances.forEach((it, k) => {
    chances[k] = it / all;
    if (k < found === isFound) right += it / all;
  });
  return chances.map((chance, k) => {
    const ofKind = chance - (k === kind ? 1 : 0);
    const ofSide = chance - (k < found === isFound ? chance / (right + 1e-9) : 0);
    return KIND_PART * ofKind + (1 - KIND_PART) * ofSide;
  });
}
