import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FakeStorage, openTab } from '../../support/browser-tab.ts';

const schema = z.object({ count: z.number(), name: z.string() });
const INITIAL = { count: 0, name: '' };
const KEY = 'curbtag:1:thing';

async function openSlice(stored?: string, storage = new FakeStorage()) {
  if (stored !== undefined) storage.setItem(KEY, stored);
  const tab = openTab({ storage });
  const persist = await import('#platform/browser/persist.ts');
  return { ...tab, ...persist, $thing: persist.persistedSlice('thing', schema, INITIAL) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a persisted slice', () => {
  test('starts with what is stored, and stores what is set', async () => {
    const { $thing, storage } = await openSlice('{"count":3,"name":"x"}');
    expect($thing.get()).toEqual({ count: 3, name: 'x' });
    $thing.set({ count: 4, name: 'y' });
    expect(storage.getItem(KEY)).toBe('{"count":4,"name":"y"}');
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"count":"3","name":"x"}', '{"count":3}', 'aaaaaaaa'])(
    'starts anew when storage holds %j',
    async (stored) => expect((await openSlice(stored)).$thing.get()).toEqual(INITIAL),
  );

  test('follows what another tab writes, and ignores what it cannot read', async () => {
    const { $thing, otherTabWrote } = await openSlice();
    $thing.listen(() => {});
    otherTabWrote(KEY, '{"count":9,"name":"there"}');
    expect($thing.get()).toEqual({ count: 9, name: 'there' });
    otherTabWrote(KEY, 'rubbish');
    expect($thing.get()).toEqual(INITIAL);
  });

  test('is reset with all others by the app’s reset', async () => {
    const { $thing, resetApp, storage } = await openSlice('{"count":3,"name":"x"}');
    resetApp();
    expect($thing.get()).toEqual(INITIAL);
    expect(storage.getItem(KEY)).toBe(JSON.stringify(INITIAL));
  });

  test('works from memory where the browser refuses storage', async () => {
    const storage = new FakeStorage();
    storage.setItem = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    const { $thing } = await openSlice(undefined, storage);
    $thing.set({ count: 1, name: 'kept' });
    expect($thing.get()).toEqual({ count: 1, name: 'kept' });
    expect(storage[KEY]).toBeUndefined();
  });
});

describe('restoring', () => {
  test.each([
    ['once storage has answered', async () => 'here'],
    ['when storage fails', () => Promise.reject(new Error('no disk'))],
  ])('ends %s', async (_when, open) => {
    const { whenRestored, $restored } = await openSlice();
    expect($restored.get()).toBe(false);
    await whenRestored(open);
    expect($restored.get()).toBe(true);
  });

  test('ends after five seconds when storage never answers', async () => {
    const { whenRestored, $restored } = await openSlice();
    vi.useFakeTimers();
    const waiting = whenRestored(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(4999);
    expect($restored.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect($restored.get()).toBe(true);
  });
});
