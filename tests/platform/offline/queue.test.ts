import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome, QueueDefinition } from '#platform/offline/definition.ts';
import { FakeStorage, openTab } from '../../support/browser-tab.ts';

type Entry = { readonly key: string; readonly lane: string; readonly at: number; readonly text: string };
type Answer = Outcome | Error;

const SENT: Answer = { kind: 'sent' };
const NETWORK: Answer = { kind: 'later', trouble: 'network' };
const SERVER: Answer = { kind: 'later', trouble: 'server' };
const SIGNED_OUT: Answer = { kind: 'later', trouble: 'signed-out' };
const REFUSED: Answer = { kind: 'refused', message: 'No.', again: false };
const MINUTE = 60_000;
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Storing something takes a few milliseconds here. */
const settled = () => passed(50);
/** The outcome of work that asks the database. */
async function stored<Value>(work: Promise<Value>): Promise<Value> {
  await settled();
  return work;
}

/** A server that answers each entry as it is told, in turn, and takes it when nothing is said. */
function startServer() {
  const answers = new Map<string, Answer[]>();
  const asked: string[] = [];
  const arrived: string[] = [];
  return {
    asked,
    arrived,
    answer: (key: string, ...these: Answer[]) => answers.set(key, these),
    async send({ key }: Entry): Promise<Outcome> {
      asked.push(key);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const answer = answers.get(key)?.shift() ?? SENT;
      if (answer instanceof Error) throw answer;
      if (answer.kind === 'sent') arrived.push(key);
      return answer;
    },
  };
}
type Server = ReturnType<typeof startServer>;

let queues = 0;

async function open(server: Server, more: Partial<QueueDefinition<Entry>> = {}, storage = new FakeStorage()) {
  const tab = openTab({ storage });
  const { defineQueue } = await import('#platform/offline/queue.ts');
  const queue = defineQueue<Entry>({
    name: 'test',
    database: 'test',
    store: 'entries',
    keyOf: ({ key }) => key,
    timeOf: ({ at }) => at,
    laneOf: ({ lane }) => lane,
    atOnce: 1,
    backOff: { firstMs: 1_000, maxMs: 30_000 },
    isReady: () => true,
    send: server.send,
    ...more,
  });
  const add = (key: string, lane = key) => queue.add({ key, lane, at: queue.nextTime(), text: `about ${key}` });
  const states = () => Object.fromEntries(queue.$entries.get().map(({ key, state }) => [key, state.kind]));
  return { ...tab, queue, add, states };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('order', () => {
  const trouble = fc.constantFrom(NETWORK, SERVER, new Error('a fault of ours'), {
    kind: 'later',
    trouble: 'too-many',
    retryAfter: 7,
  } as const);
  const entry = fc.record({
    lane: fc.constantFrom('a', 'b', 'c'),
    troubles: fc.array(trouble, { maxLength: 4 }),
    refused: fc.boolean(),
    pause: fc.nat(3_000),
  });

  test('whatever goes wrong, everything not refused arrives once, and no entry of a lane passes another', async () => {
    const run = async (
      entries: readonly { lane: string; troubles: Answer[]; refused: boolean; pause: number }[],
      atOnce: number,
    ) => {
      const server = startServer();
      const { queue, add, states } = await open(server, { atOnce, database: `test-${queues++}` });
      for (const [at, { lane, troubles, refused, pause }] of entries.entries()) {
        server.answer(`${lane}${at}`, ...troubles, refused ? REFUSED : SENT);
        void add(`${lane}${at}`, lane);
        await passed(pause);
      }
      await passed(60 * MINUTE);
      for (const lane of ['a', 'b', 'c']) {
        const expected = entries.flatMap((one, at) => (one.lane === lane && !one.refused ? `${lane}${at}` : []));
        expect(server.arrived.filter((key) => key.startsWith(lane))).toEqual(expected);
      }
      for (const [at, { lane, refused }] of entries.entries())
        expect(states()[`${lane}${at}`]).toBe(refused ? 'failed' : 'sent');
      await stored(queue.remove(queue.$entries.get().map(({ key }) => key)));
    };
    await fc.assert(fc.asyncProperty(fc.array(entry, { maxLength: 8 }), fc.integer({ min: 1, max: 3 }), run), {
      numRuns: 40,
    });
  });

  test('entries of the same moment keep their order over a page opened anew', async () => {
    const server = startServer();
    const first = await open(server);
    first.goOffline();
    const keys = ['z', 'm', 'a', 'k', 'b'];
    for (const key of keys) void first.add(key, 'lane');
    await settled();
    first.kill();
    const second = await open(server, {}, first.storage);
    await stored(second.queue.wake());
    expect(server.arrived).toEqual(keys);
  });

  test('an entry that always fails holds up its own lane and nobody else', async () => {
    const server = startServer();
    server.answer('poison', ...Array<Answer>(1_000).fill(SERVER));
    const { add } = await open(server);
    void add('poison', 'a');
    void add('behind it', 'a');
    for (const key of ['one', 'two', 'three']) void add(key);
    await passed(MINUTE);
    expect(server.arrived).toEqual(['one', 'two', 'three']);
    await passed(MINUTE);
    const tries = server.asked.filter((key) => key === 'poison').length;
    expect(tries).toBeGreaterThan(5);
    expect(tries, 'in longer and longer pauses').toBeLessThan(20);
  });

  test('an entry that is not ready holds up nobody, and goes when it is', async () => {
    const server = startServer();
    const ready = new Set(['second']);
    const { queue, add } = await open(server, { isReady: ({ key }) => ready.has(key) });
    void add('first', 'lane');
    void add('second', 'lane');
    await settled();
    expect(server.arrived).toEqual(['second']);
    ready.add('first');
    await queue.wake();
    await settled();
    expect(server.arrived).toEqual(['second', 'first']);
  });
});

describe('trying again', () => {
  test('with no line the whole queue waits behind one try', async () => {
    const server = startServer();
    for (const key of ['a', 'b', 'c']) server.answer(key, ...Array<Answer>(1_000).fill(NETWORK));
    const { queue, add } = await open(server);
    for (const key of ['a', 'b', 'c']) void add(key);
    await passed(10 * MINUTE);
    expect(queue.$stalled.get()).toBe(true);
    expect(server.asked.length).toBeLessThan(50);
    expect(new Set(server.asked)).toEqual(new Set(['a']));
  });

  test('a device that knows it has no network asks nobody; everything goes when it is back', async () => {
    const server = startServer();
    const { add, states, goOffline, goOnline } = await open(server);
    goOffline();
    void add('a');
    void add('b');
    await passed(5 * MINUTE);
    expect(server.asked).toEqual([]);
    expect(states()).toEqual({ a: 'paused', b: 'paused' });
    goOnline();
    await settled();
    expect(server.arrived).toEqual(['a', 'b']);
  });

  test('the server’s Retry-After is kept though the network comes back; a person may try before', async () => {
    const server = startServer();
    const told: Answer = { kind: 'later', trouble: 'too-many', retryAfter: 120 };
    server.answer('a', told, told);
    const { queue, add, goOnline } = await open(server);
    void add('a');
    await settled();
    goOnline();
    await passed(MINUTE);
    expect(server.asked).toEqual(['a']);
    queue.retry('a');
    await settled();
    expect(server.asked).toEqual(['a', 'a']);
    await passed(3 * MINUTE);
    expect(server.arrived).toEqual(['a']);
  });

  test('signed out, it stops until somebody signs in', async () => {
    const server = startServer();
    server.answer('a', SIGNED_OUT);
    const { queue, add, states } = await open(server);
    void add('a');
    await settled();
    void add('b');
    await passed(60 * MINUTE);
    expect(server.asked).toEqual(['a']);
    expect(states()).toEqual({ a: 'paused', b: 'waiting' });
    await queue.wake();
    await settled();
    expect(server.arrived).toEqual(['a', 'b']);
  });

  test('what was refused stays with its sentence; only what may go another time is tried with the network', async () => {
    const server = startServer();
    server.answer('never', REFUSED);
    server.answer('later', { kind: 'refused', message: 'Not now.', again: true });
    const { queue, add, states, goOnline } = await open(server);
    void add('never');
    void add('later');
    await settled();
    expect(queue.find('never')?.state).toEqual({ kind: 'failed', message: 'No.', again: false });
    goOnline();
    await settled();
    expect(states()).toEqual({ never: 'failed', later: 'sent' });
    queue.retry('never');
    await settled();
    expect(states()).toEqual({ never: 'sent', later: 'sent' });
  });
});

describe('what is stored', () => {
  test('goes from a page opened anew, as it was changed, and once', async () => {
    const server = startServer();
    const send = vi.fn(server.send);
    server.answer('a', NETWORK);
    const first = await open(server);
    expect(await stored(first.add('a'))).toBe(true);
    await stored(first.queue.change('a', { text: 'changed' }));
    first.kill();
    const second = await open(server, { send }, first.storage);
    await stored(second.queue.wake());
    expect(send.mock.calls).toEqual([[expect.objectContaining({ key: 'a', text: 'changed' })]]);
    expect(second.queue.find('a')).toMatchObject({ restored: true, state: { kind: 'sent' } });
    second.kill();
    const third = await open(server, {}, first.storage);
    await stored(third.queue.wake());
    expect(third.queue.$entries.get()).toEqual([]);
    expect(server.arrived).toEqual(['a']);
  });

  test('a browser that stores nothing says so, and sends from memory', async () => {
    const server = startServer();
    const { add, states } = await open(server);
    vi.stubGlobal('indexedDB', undefined);
    expect(await stored(add('a'))).toBe(false);
    expect(states()).toEqual({ a: 'sent' });
  });

  test('a browser whose storage never answers does not hold anything up for ever', async () => {
    const server = startServer();
    const { add } = await open(server);
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const adding = add('a');
    await passed(MINUTE);
    expect(await adding).toBe(false);
    expect(server.arrived).toEqual(['a']);
  });

  test('what is taken back while it is sent does not come back', async () => {
    const server = startServer();
    server.answer('a', NETWORK);
    const { queue, add, storage, kill } = await open(server);
    void add('a');
    await passed(8);
    await stored(queue.remove(['a']));
    await passed(MINUTE);
    kill();
    const again = await open(server, {}, storage);
    await Promise.all([again.queue.wake(), passed(MINUTE)]);
    expect(again.queue.$entries.get()).toEqual([]);
    expect(server.arrived).toEqual([]);
  });

  test('what is too old is let go', async () => {
    const server = startServer();
    const first = await open(server);
    first.goOffline();
    void first.add('old');
    await settled();
    first.kill();
    vi.setSystemTime(Date.now() + 40 * 24 * 60 * MINUTE);
    const second = await open(server, { maxAgeMs: 30 * 24 * 60 * MINUTE }, first.storage);
    await stored(second.queue.wake());
    expect(second.queue.$entries.get()).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});

describe('two tabs', () => {
  test('send an entry once, and the other one learns that it has arrived', async () => {
    const server = startServer();
    const settledElsewhere = vi.fn();
    const first = await open(server);
    first.goOffline();
    void first.add('a');
    void first.add('b');
    await settled();
    const second = await open(server, { onSettledElsewhere: settledElsewhere }, first.storage);
    await stored(second.queue.restore());
    expect(Object.keys(second.states())).toEqual(['a', 'b']);
    void first.queue.wake();
    void second.queue.wake();
    await passed(MINUTE);
    expect(server.asked.toSorted()).toEqual(['a', 'b']);
    const [here, there] = [first, second].map(({ states }) => Object.keys(states()));
    expect([...(here ?? []), ...(there ?? [])].toSorted(), 'each is on the screen of the tab that sent it').toEqual([
      'a',
      'b',
    ]);
    expect(settledElsewhere).toHaveBeenCalledTimes(here?.length ?? 0);
  });

  test('one that never lets go, put to sleep by its phone, does not hold up the other for ever', async () => {
    const server = startServer();
    const first = await open(server, { send: () => new Promise(() => {}) });
    void first.add('a');
    await settled();
    const second = await open(server, {}, first.storage);
    await stored(second.queue.wake());
    expect(server.arrived).toEqual([]);
    await passed(5 * MINUTE);
    expect(server.arrived).toEqual(['a']);
  });

  test('see what the other puts in line, and take over when it is gone', async () => {
    const server = startServer();
    server.answer('a', NETWORK);
    const first = await open(server);
    const second = await open(server, {}, first.storage);
    await Promise.all([first.queue.restore(), second.queue.restore(), settled()]);
    void first.add('a');
    await passed(300);
    expect(Object.keys(second.states())).toEqual(['a']);
    await passed(5 * MINUTE);
    expect(server.arrived).toEqual(['a']);
    expect(server.asked).toHaveLength(2);
  });
});

describe('entries of an earlier release', () => {
  test('are read where their records hold the key, and changed and removed there', async () => {
    const server = startServer();
    const tab = await open(server);
    const old = await new Promise<IDBDatabase>((resolve) => {
      const request = tab.databases.open('old-files', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'key' });
      request.onsuccess = () => resolve(request.result as unknown as IDBDatabase);
      void settled();
    });
    old.transaction('files', 'readwrite').objectStore('files').put({ key: 'a', lane: 'a', at: 1, text: 'old' });
    await settled();
    const names = { database: 'old-files', store: 'files' };
    server.answer('a', NETWORK);
    const { queue } = await open(server, names, tab.storage);
    await stored(queue.wake());
    await stored(queue.change('a', { text: 'new' }));
    expect(await stored(readAll(old))).toMatchObject([{ key: 'a', text: 'new' }]);
    await passed(MINUTE);
    expect(server.arrived).toEqual(['a']);
    expect(await stored(readAll(old))).toMatchObject([]);
  });

  test('are moved from where they lay, once, and stay there while this browser stores nothing', async () => {
    const server = startServer();
    let left: Entry[] = [{ key: 'a', lane: 'a', at: 1, text: 'old' }];
    const clear = () => {
      left = [];
    };
    const earlier = { read: () => left, clear };
    const first = await open(server, { earlier });
    vi.stubGlobal('indexedDB', undefined);
    await stored(first.queue.restore());
    expect(left).toHaveLength(1);
    expect(first.states()).toEqual({ a: 'waiting' });
    first.kill();
    const second = await open(server, { earlier }, first.storage);
    await stored(second.queue.wake());
    expect(left).toEqual([]);
    expect(server.arrived).toEqual(['a']);
  });
});

const readAll = (database: IDBDatabase): Promise<unknown[]> =>
  new Promise((resolve) => {
    const request = database.transaction('files').objectStore('files').getAll();
    request.onsuccess = () => resolve(request.result);
  });
