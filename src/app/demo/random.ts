/** Chance that always falls the same way: the same words give the same numbers on every machine. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (share: number) => boolean;
  /** Up to `count` different ones, in their own order. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
};

export function diceFor(words: string): Dice {
  const next = mulberry32(hashWords(words));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = items.map((_, index) => index);
    while (left.length > count) left.splice(Math.floor(next() * left.length), 1);
    return left.map((index) => items[index] as Item);
  };
  return { next, between, pick, some, chance: (share) => next() < share };
}

/** FNV-1a. */
function hashWords(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
