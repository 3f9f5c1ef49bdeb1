import { createHash } from 'node:crypto';
import { plainName, type Segment } from '../../src/server/valuation/segments.ts';
import type { Row } from './rows.ts';

/** A row in the terms of the model. */
export type Sale = {
  id: string;
  source: string;
  make: string;
  /** `make|model` as advertised, and as the VIN tables name it where that differs. */
  keys: string[];
  segment: Segment;
  age: number;
  miles: number;
  log: number;
  heldOut: boolean;
};

const SEGMENT_WORDS: readonly [RegExp, Segment][] = [
  [/pickup|truck|sut/i, 'PICKUP'],
  [/suv|cuv|crossover/i, 'SUV'],
  [/van/i, 'VAN'],
];

/** Two rows in twenty are left out of the fit, by the hash of their id: the same ones every time. */
const HELD_OUT_PER_CENT = 15;

export function toSale(row: Row): Sale {
  const make = plainName(row.make ?? '');
  const names = [plainName(row.model ?? ''), plainName(row.v_model ?? '')].filter((name) => name !== '');
  const body = row.v_body || row.body || '';
  return {
    id: row.id ?? '',
    source: row.source ?? '',
    make,
    keys: [...new Set(names.map((name) => `${make}|${name}`))],
    segment: SEGMENT_WORDS.find(([words]) => words.test(body))?.[1] ?? 'CAR',
    age: Math.max(0, Number(row.sale_date?.slice(0, 4)) - Number(row.year)),
    miles: Number(row.mileage),
    log: Math.log(Number(row.price)),
    heldOut:
      createHash('sha256')
        .update(row.id ?? '')
        .digest()
        .readUInt16BE(0) %
        100 <
      HELD_OUT_PER_CENT,
  };
}

/** What the model is asked for a sale. */
export const toQuery = (sale: Sale) => ({
  make: sale.make,
  models: sale.keys.map((key) => key.split('|')[1] ?? ''),
  segment: sale.segment,
});
