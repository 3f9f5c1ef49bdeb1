import { describe, expect, it, vi } from 'vitest';
import { keepRow, keepRows } from '#platform/cache/index.ts';
import { createMemoryCache } from '#platform/cache/open.ts';

const tagsOf = (value: string) => [`listing:${value}`];

describe('rows that many pages show', () => {
  it('are read once, all that are missing together, and again after a tag was dropped', async () => {
    const cache = createMemoryCache();
    const read = vi.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, key.toUpperCase()])));
    expect([...(await keepRows(cache, { keys: ['a', 'b'], read, tagsOf })).values()]).toEqual(['A', 'B']);
    await keepRows(cache, { keys: ['a', 'b', 'c'], read, tagsOf });
    await cache.invalidate(['listing:A']);
    await keepRows(cache, { keys: ['a', 'b', 'c'], read, tagsOf });
    expect(read.mock.calls.map(([keys]) => keys)).toEqual([['a', 'b'], ['c'], ['a']]);
  });

  it('are not kept when they changed while they were read', async () => {
    const cache = createMemoryCache();
    const read = vi.fn(async () => {
      await cache.invalidate(['listing:old']);
      return ['old'];
    });
    const input = { key: 'pool', read, tagsOf: (items: readonly string[]) => items.flatMap(tagsOf) };
    await keepRow(cache, input);
    await keepRow(cache, input);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read again after a minute, whatever was told', async () => {
    let now = 0;
    const cache = createMemoryCache(undefined, () => now);
    const read = vi.fn(async () => ['one']);
    const input = { key: 'pool', read, tagsOf: (items: readonly string[]) => items.flatMap(tagsOf) };
    await keepRow(cache, input);
    now = 60_001;
    await keepRow(cache, input);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
