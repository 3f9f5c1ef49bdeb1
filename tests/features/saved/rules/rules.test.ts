import { describe, expect, test } from 'vitest';
import { changesBetween, standingAt } from '#features/saved/rules/changes.ts';
import { comparePath, parseCompared } from '#features/saved/rules/compare.ts';
import { MAX_HEARTS, parseHearts } from '#features/saved/rules/hearts.ts';
import { isNews } from '#features/saved/rules/news.ts';
import { nextRun } from '#features/saved/rules/schedule.ts';
import { searchPath, searchWords, suggestName } from '#features/saved/rules/search-name.ts';
import type { HistoryEntry } from '#features/listings/rules/public.ts';
import { parseSearch } from '#features/search/rules/parse.ts';

const ID = '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e';
const NOW = new Date('2026-11-20T12:00:00Z');
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 9));

describe('hearts in an address', () => {
  test('come back as ids and moments', () => {
    const at = new Date('2026-11-19T08:30:00Z');
    expect(parseHearts(`${ID}.${at.getTime().toString(36)}`, NOW)).toEqual([{ id: ID, at }]);
  });

  test('leave out what is none, count a listing once, and are never from the future', () => {
    const future = (NOW.getTime() + 5_000).toString(36);
    expect(parseHearts(`x,,${ID},${ID}.${future},${ID.toUpperCase()}.${future},' or 1=1`, NOW)).toEqual([
      { id: ID, at: NOW },
    ]);
    const many = Array.from({ length: 5_000 }, (_, at) => `${ID.slice(0, -4)}${String(at).padStart(4, '0')}.a`);
    expect(parseHearts(many.join(','), NOW)).toHaveLength(MAX_HEARTS);
    expect(parseHearts(null, NOW)).toEqual([]);
  });
});

describe('what changed since', () => {
  const entry = (kind: HistoryEntry['kind'], after: string, at: Date): HistoryEntry => ({
    kind,
    before: null,
    after,
    at: at.toISOString(),
  });
  const history = [
    entry('STATUS', 'PUBLISHED', day(1)),
    entry('PRICE', '1000000', day(1)),
    entry('PRICE', '900000', day(5)),
    entry('STATUS', 'RESERVED', day(7)),
  ];

  test('is read from the record as it stood on the day', () => {
    expect(standingAt(history, day(3))).toEqual({ priceCents: 1_000_000, status: 'PUBLISHED' });
    expect(standingAt(history, day(8))).toEqual({ priceCents: 900_000, status: 'RESERVED' });
    expect(standingAt(history, new Date(0))).toEqual({ priceCents: 1_000_000, status: 'PUBLISHED' });
    expect(standingAt([], day(3))).toEqual({ priceCents: null, status: null });
  });

  test.each([
    ['PUBLISHED', 900_000, [{ kind: 'down', from: 1_000_000, to: 900_000 }]],
    ['PUBLISHED', 1_100_000, [{ kind: 'up', from: 1_000_000, to: 1_100_000 }]],
    ['PUBLISHED', 1_000_000, []],
    ['RESERVED', 900_000, [{ kind: 'reserved' }, { kind: 'down', from: 1_000_000, to: 900_000 }]],
    ['SOLD', 900_000, [{ kind: 'sold' }]],
    ['INACTIVE', 900_000, [{ kind: 'gone' }]],
    ['ARCHIVED', null, [{ kind: 'gone' }]],
    [null, null, [{ kind: 'gone' }]],
  ] as const)('a listing that is %s at %s says so', (status, priceCents, changes) => {
    const then = { priceCents: 1_000_000, status: 'PUBLISHED' } as const;
    expect(changesBetween(then, { status, priceCents })).toEqual(changes);
  });

  test('one that came back is for sale again', () => {
    const then = { priceCents: 1, status: 'RESERVED' } as const;
    expect(changesBetween(then, { priceCents: 1, status: 'PUBLISHED' })).toEqual([{ kind: 'back' }]);
  });
});

describe('when a search looks next', () => {
  test.each([
    ['INSTANT', '2026-11-20T12:00:30Z', '2026-11-20T12:00:30Z'],
    ['DAILY', '2026-11-20T11:59:00Z', '2026-11-20T12:00:00Z'],
    ['DAILY', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'],
    ['DAILY', '2026-12-31T23:00:00Z', '2027-01-01T12:00:00Z'],
    ['WEEKLY', '2026-11-20T12:00:00Z', '2026-11-27T12:00:00Z'],
    ['WEEKLY', '2026-11-18T12:00:00Z', '2026-11-20T12:00:00Z'],
    ['WEEKLY', '2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'],
  ] as const)('%s after %s is %s', (frequency, from, next) => {
    expect(nextRun(frequency, new Date(from))).toEqual(new Date(next));
  });
});

describe('news to a search', () => {
  const watch = { filters: { price_max: 10_000 }, newsSince: day(3), from: day(5) };
  const published = (at: Date) => ({ kind: 'PUBLISHED', at, before: null }) as const;
  const priced = (at: Date, before: number) => ({ kind: 'PRICE', at, before }) as const;

  test('is what was published since it was saved', () => {
    expect(isNews(watch, { publishedAt: day(6), events: [published(day(6))] })).toBe(true);
    expect(isNews(watch, { publishedAt: day(4), events: [published(day(4))] })).toBe(false);
  });

  test('is not what was there before, taken down and put back', () => {
    expect(isNews(watch, { publishedAt: day(1), events: [published(day(6))] })).toBe(false);
  });

  test('is what came down into its range, not what was in it', () => {
    expect(isNews(watch, { publishedAt: day(1), events: [priced(day(6), 1_000_050)] })).toBe(true);
    expect(isNews(watch, { publishedAt: day(1), events: [priced(day(6), 1_000_049)] })).toBe(false);
    expect(isNews(watch, { publishedAt: day(1), events: [priced(day(4), 2_000_000)] })).toBe(false);
    expect(isNews({ ...watch, filters: {} }, { publishedAt: day(1), events: [priced(day(6), 9e9)] })).toBe(false);
  });

  test.each([
    ['GREAT', false],
    ['GOOD', false],
    ['FAIR', true],
    ['TOO_HIGH', true],
    [undefined, false],
  ] as const)('is what came to a badge it asks for: before it was %s', (standingBefore, isIt) => {
    const event = { ...priced(day(6), 2_000_000), ...(standingBefore ? { standingBefore } : {}) };
    const filters = { deal: ['GREAT', 'GOOD'] as const };
    expect(isNews({ ...watch, filters }, { publishedAt: day(1), events: [event] })).toBe(isIt);
    expect(isNews({ ...watch, filters: { deal: [] } }, { publishedAt: day(1), events: [event] })).toBe(false);
  });
});

describe('the listings to compare', () => {
  const ids = Array.from({ length: 6 }, (_, at) => ID.slice(0, -1) + at);
  test('are read with commas and with repeated names, each once, four at most', () => {
    expect(parseCompared(new URLSearchParams(`ids=${ids[0]},${ids[1]}&ids=${ids[1]?.toUpperCase()}`))).toEqual({
      ids: ids.slice(0, 2),
      more: false,
    });
    expect(parseCompared(new URLSearchParams({ ids: ids.join(',') }))).toEqual({ ids: ids.slice(0, 4), more: true });
    expect(parseCompared(new URLSearchParams('ids=<script>&id=1'))).toEqual({ ids: [], more: false });
    expect(comparePath(ids.slice(0, 2))).toBe(`/compare?ids=${ids[0]},${ids[1]}`);
    expect(comparePath([])).toBe('/compare');
  });
});

describe('the name of a search', () => {
  const read = (query: string) => parseSearch(new URLSearchParams(query)).filters;
  test('says what it filters; cars go without saying', () => {
    const filters = read('category=VEHICLE&make=Honda&price_max=12000');
    expect(searchWords(filters)).toEqual(['Honda', 'Up to $12,000']);
    expect(suggestName(filters)).toBe('Honda, Up to $12,000');
    expect(searchPath(filters)).toBe('/cars?make=Honda&price_max=12000');
    expect(suggestName(read('category=VEHICLE'))).toBe('All cars');
    expect(searchPath(read('q=lamp'))).toBe('/marketplace?q=lamp');
  });
});
