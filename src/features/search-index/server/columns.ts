import { makeWhole, WHOLE_NAMES } from './index-columns.ts';
import type { IndexRows } from './read-rows.ts';

/** Columns of numbers that grow: one place (slot) per listing, the same in each. */

/** Mean radius, as in `#shared/geo.ts`. */
const EARTH_RADIUS_MILES = 3958.7613;
/** Cells of half a degree: about 35 by 28 miles in the middle of the country. */
const CELLS_A_DEGREE = 2;
const CELLS_AROUND = 360 * CELLS_A_DEGREE;
const NOWHERE = -1;
/** Of a slot whose place is not known yet. */
const UNPLACED = -2;
const FIRST_CAPACITY = 1024;

export type Point = { readonly x: number; readonly y: number; readonly z: number };
/** A place as a unit vector: distances on the globe become one subtraction each. */
export function toPoint(latitude: number, longitude: number): Point {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return { x: Math.cos(lat) * Math.cos(lng), y: Math.cos(lat) * Math.sin(lng), z: Math.sin(lat) };
}

/** Miles along the globe for a squared straight line between two unit vectors, and back. */
export const toMiles = (squared: number): number =>
  2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));
export const toSquaredChord = (miles: number): number =>
  (2 * Math.sin(Math.min(miles / (2 * EARTH_RADIUS_MILES), Math.PI / 2))) ** 2;

const cellOf = (latitude: number, longitude: number): number =>
  Number.isNaN(latitude)
    ? NOWHERE
    : Math.floor((latitude + 90) * CELLS_A_DEGREE) * CELLS_AROUND +
      column(Math.floor((longitude + 180) * CELLS_A_DEGREE));
const column = (at: number): number => ((at % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND;

const make = (capacity: number) => ({
  ...makeWhole(capacity),
  x: new Float64Array(capacity),
  y: new Float64Array(capacity),
  z: new Float64Array(capacity),
  cell: new Int32Array(capacity),
  published: new Float64Array(capacity),
  changed: new Float64Array(capacity),
});
export type ColumnData = ReturnType<typeof make>;
type Numbers = ColumnData[keyof ColumnData];

/** All rows of `listing_search` as columns in memory, with a grid to find what is near. */
export class Columns {
  data: ColumnData = make(FIRST_CAPACITY);
  size = 0;
  #slots = new Int32Array(FIRST_CAPACITY).fill(-1);
  #grid = new Map<number, number[]>();

  slotOf(ref: number): number {
    return this.#slots[ref] ?? -1;
  }

  /** Adds rows, or replaces those of the same refs. */
  put(rows: IndexRows): void {
    const slots = rows.ref.map((ref) => (this.slotOf(ref) === -1 ? this.#add(ref) : this.slotOf(ref)));
    for (const name of COPIED) {
      const [to, from] = [this.data[name], rows[name]];
      for (let at = 0; at < slots.length; at++) to[slots[at] as number] = from[at] as number;
    }
    for (let at = 0; at < slots.length; at++)
      this.#place(slots[at] as number, rows.latitude[at] as number, rows.longitude[at] as number);
  }

  #place(slot: number, latitude: number, longitude: number): void {
    const { data } = this;
    const cell = cellOf(latitude, longitude);
    if (data.cell[slot] !== cell) {
      this.#leave(data.cell[slot] as number, slot);
      this.#enter(cell, slot);
      data.cell[slot] = cell;
    }
    const point = toPoint(latitude, longitude);
    data.x[slot] = point.x;
    data.y[slot] = point.y;
    data.z[slot] = point.z;
  }

  /** Puts neighbours side by side, so that a search around a place reads memory in order. After a bulk load. */
  arrange(): void {
    const order = Float64Array.from(
      { length: this.size },
      (_, slot) => (this.data.cell[slot] as number) * 2 ** 31 + slot,
    )
      .sort()
      .map((key) => ((key % 2 ** 31) + 2 ** 31) % 2 ** 31);
    const arranged = make(this.data.ref.length);
    for (const name of Object.keys(arranged) as (keyof ColumnData)[]) {
      const [from, to] = [this.data[name] as Numbers, arranged[name] as Numbers];
      for (let slot = 0; slot < this.size; slot++) to[slot] = from[order[slot] as number] as number;
    }
    this.data = arranged;
    this.#grid = new Map();
    for (let slot = 0; slot < this.size; slot++) {
      this.#slots[arranged.ref[slot] as number] = slot;
      this.#enter(arranged.cell[slot] as number, slot);
    }
  }

  /** The slots that may lie within some miles of a place: all of its cells and their neighbours. Null for everywhere. */
  around(latitude: number, longitude: number, miles: number): number[][] | null {
    const high = miles / 68.7;
    const north = Math.min(90, latitude + high);
    const south = Math.max(-90, latitude - high);
    const widest = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
    const wide = widest < 0.01 ? 180 : high / widest;
    if (high > 15 || wide > 60) return null;
    const found: number[][] = [];
    const last = Math.floor((longitude + wide + 180) * CELLS_A_DEGREE);
    for (let row = Math.floor((south + 90) * CELLS_A_DEGREE); row <= Math.floor((north + 90) * CELLS_A_DEGREE); row++)
      for (let at = Math.floor((longitude - wide + 180) * CELLS_A_DEGREE); at <= last; at++) {
        const slots = this.#grid.get(row * CELLS_AROUND + column(at));
        if (slots) found.push(slots);
      }
    return found;
  }

  /** The slots that may lie in a part of the map. Null where looking at all of them is as quick. */
  within([west, south, east, north]: readonly [number, number, number, number]): number[][] | null {
    if (east - west > 60 || north - south > 30) return null;
    const found: number[][] = [];
    const [lastRow, last] = [Math.floor((north + 90) * CELLS_A_DEGREE), Math.floor((east + 180) * CELLS_A_DEGREE)];
    for (let row = Math.floor((south + 90) * CELLS_A_DEGREE); row <= lastRow; row++)
      for (let at = Math.floor((west + 180) * CELLS_A_DEGREE); at <= last; at++) {
        const slots = this.#grid.get(row * CELLS_AROUND + column(at));
        if (slots) found.push(slots);
      }
    return found;
  }

  #add(ref: number): number {
    if (this.size === this.data.ref.length) this.#grow();
    if (ref >= this.#slots.length) {
      const longer = new Int32Array(Math.max(ref + 1, this.#slots.length * 2)).fill(-1);
      longer.set(this.#slots);
      this.#slots = longer;
    }
    const slot = this.size++;
    this.data.cell[slot] = UNPLACED;
    this.#slots[ref] = slot;
    return slot;
  }

  #grow(): void {
    const larger = make(this.data.ref.length * 2);
    for (const name of Object.keys(larger) as (keyof ColumnData)[])
      (larger[name] as Numbers).set(this.data[name] as Numbers);
    this.data = larger;
  }

  #enter(cell: number, slot: number): void {
    const slots = this.#grid.get(cell);
    if (slots) slots.push(slot);
    else this.#grid.set(cell, [slot]);
  }

  #leave(cell: number, slot: number): void {
    const slots = this.#grid.get(cell);
    const at = slots?.indexOf(slot) ?? -1;
    if (slots && at !== -1) slots.splice(at, 1);
  }
}

const COPIED = [...WHOLE_NAMES, 'published', 'changed'] as const;
