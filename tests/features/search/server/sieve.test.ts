import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { CODED_LISTS } from '#features/search/rules/filters-by-kind.ts';
import { isIn } from '#features/search/server/judges.ts';
import { toPlan } from '#features/search/server/plan.ts';
import { scan } from '#features/search/server/scan.ts';
import { NONE, sift } from '#features/search/server/sieve.ts';
import { Columns } from '#features/search-index/server/columns.ts';
import type { Snapshot } from '#features/search-index/server/index.ts';
import { WHOLE_NAMES } from '#features/search-index/server/index-columns.ts';
import type { IndexRows } from '#features/search-index/server/read-rows.ts';
import { Vocabulary } from '#features/search-index/server/vocabulary.ts';

type Filter = { readonly table: Uint8Array; readonly spares: boolean };

/** For each slot that is left the filter it failed, asked one by one. */
function plainly(slots: readonly number[], listed: Uint8Array, filters: readonly Filter[]): [number, number][] {
  return slots.flatMap((slot): [number, number][] => {
    const failed = [...filters.keys()].filter((at) => filters[at]?.table[slot] !== 1);
    const stays = listed[slot] === 1 && failed.length <= 1 && failed.every((at) => filters[at]?.spares);
    return stays ? [[slot, failed[0] ?? NONE]] : [];
  });
}

/** Larger than two blocks, so that slots are carried from one to the next. */
const size = fc.integer({ min: 0, max: 2_600 });
const flags = (length: number, seed: number, share: number) =>
  Uint8Array.from({ length }, (_, at) => (((at + 1) * 2_654_435_761 + seed * 40_503) % 1_000 < share ? 1 : 0));
const market = fc
  .tuple(
    size,
    fc.nat(999),
    fc.array(fc.record({ seed: fc.nat(999), share: fc.constantFrom(0, 300, 700, 990, 1_000), spares: fc.boolean() }), {
      maxLength: 5,
    }),
  )
  .map(([length, seed, filters]) => ({
    listed: flags(length, seed, 900),
    filters: filters.map(({ seed: own, share, spares }): Filter => ({ table: flags(length, own, share), spares })),
  }));

describe('filters asked about many rows at once', () => {
  function left(listed: Uint8Array, filters: readonly Filter[], among: number[][] | null): [number, number][] {
    const snapshot = { columns: { size: listed.length, data: { listed } } } as unknown as Snapshot;
    const codes = Int32Array.from(listed.keys());
    const steps = filters.map(({ table, spares }) => ({ judge: isIn(codes, table), spares }));
    const found: [number, number][] = [];
    sift(snapshot, { among, steps }, ({ count, slots, failed }) => {
      for (let at = 0; at < count; at++) found.push([slots[at] as number, failed[at] as number]);
    });
    return found;
  }

  test('leave of everything what asking one by one leaves, in the same order', () => {
    fc.assert(
      fc.property(market, ({ listed, filters }) => {
        expect(left(listed, filters, null)).toEqual(plainly([...listed.keys()], listed, filters));
      }),
    );
  });

  test('leave of lists of candidates what asking one by one leaves, however long the lists are', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 1, max: 1_500 }), ({ listed, filters }, length) => {
        const slots = [...listed.keys()].reverse();
        const lists = Array.from({ length: Math.ceil(slots.length / length) }, (_, at) =>
          slots.slice(at * length, (at + 1) * length),
        );
        expect(left(listed, filters, lists)).toEqual(plainly(slots, listed, filters));
      }),
    );
  });
});

describe('a scan of more rows than are asked at once', () => {
  const ROWS = 5_000;
  const vocabulary = new Vocabulary();
  for (const [at, label] of ['Honda', 'Ford', 'Kia'].entries())
    vocabulary.add({ kind: 'make', key: label.toLowerCase(), label, code: at + 1 });
  const columns = new Columns();
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    ref: at + 1,
    listed: at % 11 !== 0,
    make: (at % 3) + 1,
    price: at % 7 === 0 ? -1 : ((at * 37) % 400) * 10_000,
  }));
  columns.put({
    ...Object.fromEntries(WHOLE_NAMES.map((name) => [name, new Int32Array(ROWS)])),
    ref: Int32Array.from(rows, ({ ref }) => ref),
    listed: Int32Array.from(rows, ({ listed }) => Number(listed)),
    make: Int32Array.from(rows, ({ make }) => make),
    priceCents: Int32Array.from(rows, ({ price }) => price),
    latitude: new Float64Array(ROWS).fill(Number.NaN),
    longitude: new Float64Array(ROWS).fill(Number.NaN),
    published: new Float64Array(ROWS),
    changed: new Float64Array(ROWS),
  } as IndexRows);
  const plan = toPlan({ columns, vocabulary }, { ...NO_FILTERS, make: ['Ford'], price_max: 20_000 }, null);
  const within = rows.filter(({ listed, price }) => listed && price >= 0 && price <= 2_000_000);
  const found = within.filter(({ make }) => make === 2);

  test('counts every match, and every choice of the filter that is left out', () => {
    const { total, counts } = scan({ columns, vocabulary }, plan, { take: 0 });
    expect(total).toBe(found.length);
    const makes = counts[CODED_LISTS.findIndex(({ key }) => key === 'make')] as Uint32Array;
    expect([...makes]).toEqual([0, ...[1, 2, 3].map((code) => within.filter(({ make }) => make === code).length)]);
  });

  test('keeps the rows of a page far down in the order', () => {
    const ordered = found.toSorted((a, b) => a.price - b.price || b.ref - a.ref).map(({ ref }) => ref);
    const { hits } = scan({ columns, vocabulary }, { ...plan, sort: 'price_low' }, { take: 30, skip: 500 });
    expect(ordered.length).toBeGreaterThan(530);
    expect(hits.map(({ ref }) => ref)).toEqual(ordered.slice(500, 530));
  });

  test('tells of every match once', () => {
    const heard: number[] = [];
    scan({ columns, vocabulary }, plan, { take: 0, onMatch: (slot) => heard.push(columns.data.ref[slot] as number) });
    expect(heard).toEqual(found.map(({ ref }) => ref));
  });
});
