import { BIT_LISTS, CODED_LISTS } from '../rules/filters-by-kind.ts';
import type { Snapshot } from '#features/search-index/server/index.ts';
import { type Left, NONE } from './sieve.ts';

/** Matches by code, a table for each of `CODED_LISTS`; index 0 counts those without a value. */
type Counts = readonly Uint32Array[];
export type Counted = {
  readonly total: number;
  readonly photos: number;
  readonly counts: Counts;
  /** Matches by bit, for each of `BIT_LISTS`: where one value is enough without that filter, else with all in force. */
  readonly bits: Counts;
};

/**
 * The number of the table in which a filter's own choices are counted without it; -1 for one that offers none, and for
 * values that narrow each other.
 */
export function tableOf(key: string): number {
  const bits = BIT_LISTS.findIndex((list) => list.key === key && list.match === 'any');
  return bits === -1 ? CODED_LISTS.findIndex((list) => list.key === key) : CODED_LISTS.length + bits;
}

/** Counts matches and, for the choices of each filter, what fails that filter alone. */
export class Tally {
  readonly #hasPhoto: Uint8Array;
  readonly #codes: readonly Int32Array[];
  readonly #counts: Counts;
  readonly #masks: readonly Int32Array[];
  readonly #bits: Counts = BIT_LISTS.map(() => new Uint32Array(32));
  #total = 0;
  #photos = 0;

  constructor({ columns: { data }, vocabulary }: Snapshot) {
    this.#hasPhoto = data.hasPhoto;
    this.#masks = BIT_LISTS.map(({ bits }) => data[bits]);
    this.#codes = CODED_LISTS.map(({ coded }) => data[coded]);
    this.#counts = CODED_LISTS.map(() => new Uint32Array(vocabulary.lastCode + 1));
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
    const bits = table - this.#codes.length;
    if (bits < 0) countCode(this.#counts[table] as Uint32Array, this.#codes[table] as Int32Array, slot);
    else countBits(this.#bits[bits] as Uint32Array, (this.#masks[bits] as Int32Array)[slot] as number);
  }

  /** Column by column, so that each loop reads and writes one table. */
  #addMatches(slots: Int32Array, count: number): void {
    const hasPhoto = this.#hasPhoto;
    for (let at = 0; at < count; at++) this.#photos += hasPhoto[slots[at] as number] as number;
    for (let list = 0; list < this.#codes.length; list++)
      countCodes(this.#counts[list] as Uint32Array, this.#codes[list] as Int32Array, slots, count);
    for (let list = 0; list < this.#masks.length; list++)
      countMasks(this.#bits[list] as Uint32Array, this.#masks[list] as Int32Array, slots, count);
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
