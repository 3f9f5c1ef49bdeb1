import { expect, test } from 'vitest';
import { coalesce } from '#platform/coalesce.ts';

test('reads at the same moment are a few queries, and each gets its own answer', async () => {
  const batches: number[] = [];
  const read = coalesce(async (keys) => {
    batches.push(keys.length);
    await Promise.resolve();
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `value of ${key}`]));
  }, 50);
  const keys = [...Array.from({ length: 120 }, (_, at) => `key ${at}`), 'none', 'key 7'];
  const found = await Promise.all(keys.map(read));
  expect(found).toEqual(keys.map((key) => (key === 'none' ? undefined : `value of ${key}`)));
  expect(batches.length).toBeLessThanOrEqual(6);
  expect(Math.max(...batches)).toBeLessThanOrEqual(50);
});

test('a read never joins a query that has begun', async () => {
  let stored = 'old';
  const releases: (() => void)[] = [];
  const read = coalesce(async (keys) => {
    const seen = stored;
    await new Promise<void>((resolve) => void releases.push(resolve));
    return new Map(keys.map((key) => [key, seen]));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const before = read('a');
  await turn();
  stored = 'new';
  const after = read('a');
  await turn();
  for (const release of releases) release();
  expect([await before, await after]).toEqual(['old', 'new']);
});

test('two queries run at the same moment, and those who wait go together, each key once', async () => {
  const asked: (readonly string[])[] = [];
  const releases: (() => void)[] = [];
  const read = coalesce(async (keys) => {
    asked.push(keys);
    await new Promise<void>((resolve) => void releases.push(resolve));
    return new Map(keys.map((key) => [key, key]));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const found: Promise<string | undefined>[] = [];
  for (const key of ['a', 'b', 'c', 'd', 'c']) {
    found.push(read(key));
    await turn();
  }
  expect(asked).toEqual([['a'], ['b']]);
  for (let at = 0; at < 3; at++) {
    releases[at]?.();
    await turn();
    await turn();
  }
  expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
  expect(await Promise.all(found)).toEqual(['a', 'b', 'c', 'd', 'c']);
});

test('a query that fails fails its readers alone', async () => {
  let fails = true;
  const read = coalesce(async (keys) => {
    if (fails) throw new Error('down');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(read('a')).rejects.toThrow('down');
  fails = false;
  expect(await read('a')).toBe('a');
});
