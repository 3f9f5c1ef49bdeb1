import type { Snapshot } from '#features/search-index/server/index.ts';
import { GROUPS } from './plan.ts';
import { type Left, NONE } from './sieve.ts';

/** Matches by code, one table per group; index 0 counts those without a value. */
export type Counts = readonly Uint32Array[];
/** Matches by bit: of goods with that filter left out, of features with all of them in force. */
export type BitCounts = { readonly goods: Uint32Array; readonly features: Uint32Array };
export type Counted = {
  readonly total: number;
  readonly photos: number;
  readonly counts: Counts;
  readonly bits: BitCounts;
};

/** The number of the table of goods; each group's is its own. */
export const GOODS_TABLE = GROUPS.length;

/** Counts matches and, for the choices of each filter, what fails that filter alone. */
export class Tally {
  readonly #data: Snapshot['columns']['data'];
  readonly #codes: readonly Int32Array[];
  readonly #counts: Counts;
  readonly #bits: BitCounts = { goods: new Uint32Array(32), features: new Uint32Array(32) };
  #total = 0;
  #photos = 0;

  constructor({ columns: { data }, vocabulary }: Snapshot) {
    this.#data = data;
    this.#codes = GROUPS.map(({ coded }) => data[coded]);
    this.#counts = GROUPS.map(() => new Uint32Array(vocabulary.lastCode + 1));
  }

  get counted(): Counted {
    return { total: this.#total, photos: this.#photos, counts: this.#counts, bits: this.#bits };
  }

  /**
   * Counts what is left of a block and moves its matches to the front.
   * @param tables by step the table of its choices
   * @returns how many matches there are
   */
  add({ count, slots, failed }: Left, tables: readonly number[]): number {
    let matches = 0;
    for (let at = 0; at < count; at++) {
      const slot = slots[at] as number;
      const step = failed[at] as number;
      if (step === NONE) slots[matches++] = slot;
      else this.#addMiss(slot, tables[step] as number);
    }
    this.#addMatches(slots, matches);
    return matches;
  }

  #addMiss(slot: number, table: number): void {
    if (table === GOODS_TABLE) countBits(this.#bits.goods, this.#data.goods[slot] as number);
    else countCode(this.#counts[table] as Uint32Array, this.#codes[table] as Int32Array, slot);
  }

  /** Column by column, so that each loop reads and writes one table. */
  #addMatches(slots: Int32Array, count: number): void {
    const { hasPhoto, features, goods } = this.#data;
    for (let at = 0; at < count; at++) this.#photos += hasPhoto[slots[at] as number] as number;
    for (let group = 0; group < GROUPS.length; group++)
      countCodes(this.#counts[group] as Uint32Array, this.#codes[group] as Int32Array, slots, count);
    countMasks(this.#bits.features, features, slots, count);
    countMasks(this.#bits.goods, goods, slots, count);
    this.#total += count;
  }
}

function countCodes(counts: Uint32Array, codes: Int32Array, slots: Int32Array, count: number): void {
  for (let at = 0; at < count; at++) countCode(counts, codes, slots[at] as number);
}

function countCode(counts: Uint32Array, codes: Int32Array, slot: number): void {
  (counts[codes[slot] as number] as number)++;
}

function countMasks(counts: Uint32Array, masks: Int32Array, slots: Int32Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const mask = masks[slots[at] as number] as number;
    if (mask !== 0) countBits(counts, mask);
  }
}

function countBits(counts: Uint32Array, mask: number): void {
  for (let left = mask; left !== 0; left &= left - 1) (counts[31 - Math.clz32(left & -left)] as number)++;
}
