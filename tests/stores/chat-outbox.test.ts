import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '../../src/contracts/chats.ts';
import { openTab } from '../support/browser-tab.ts';

const ME = '00000000-0000-4000-8000-00000000000a';
const THEM = '00000000-0000-4000-8000-00000000000b';
const HERE = '00000000-0000-4000-8000-0000000000cc';
const AT = '2026-11-20T12:00:00.000Z';
const idOf = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;

const conversation: Conversation = {
  id: HERE,
  role: 'BUYER',
  listing: {
    id: idOf(999),
    category: 'VEHICLE',
    title: 'A car',
    path: null,
    status: 'PUBLISHED',
    price: null,
    photo: null,
  },
  person: { id: THEM, name: 'Maria G.', type: 'SELLER', path: null, gone: false },
  last: null,
  lastSeq: 0,
  unread: 0,
  readSeq: 0,
  theirReadSeq: 0,
  theirDeliveredSeq: 0,
  muted: false,
  closed: null,
  updatedAt: AT,
};

const message = (seq: number, text: string, by = THEM, key = `key-${seq}`): Message => ({
  id: idOf(seq),
  conversationId: HERE,
  senderId: by,
  seq,
  key,
  content: text,
  createdAt: AT,
  body: { kind: 'TEXT' },
  marks: [],
  contacts: [],
});

/** How the next sending goes: no line, an answer that gets lost on the way, or a number instead of an answer. */
type Trouble = 'offline' | 'lost' | number;

/** One conversation on a server that keeps each key once. */
function startServer(first: readonly Message[] = []) {
  const kept: Message[] = [...first];
  const sent: string[] = [];
  const troubles: Trouble[] = [];
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (init.method === 'POST' && url.pathname === `/chats/conversations/${HERE}`) {
      const trouble = troubles.shift();
      if (trouble === 'offline') throw new TypeError('Failed to fetch');
      if (typeof trouble === 'number') return json({ message: `No: ${trouble}.` }, trouble);
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      const { message: text } = JSON.parse(String(init.body)) as { message: string };
      sent.push(text);
      const known = kept.find((one) => one.key === key);
      const found = known ?? message(kept.length + 1, text, ME, key);
      if (!known) kept.push(found);
      if (trouble === 'lost') throw new TypeError('Failed to fetch');
      return json({ message: found }, 201);
    }
    if (init.method === 'PATCH') return json({ readSeq: kept.length, deliveredSeq: kept.length, unread: 0 });
    if (url.pathname === '/chats/unread') return json({ unread: 0 });
    const after = Number(url.searchParams.get('after') ?? 0);
    return json({ conversation, messages: kept.filter(({ seq }) => seq > after), hasOlder: false, hasNewer: false });
  });
  return { kept, sent, troubles };
}

async function open(page: readonly Message[] = [], storage?: ReturnType<typeof openTab>['storage']) {
  const tab = openTab(storage ? { storage } : {});
  const state = await import('../../src/stores/chat/state.ts');
  const thread = await import('../../src/stores/chat/thread.ts');
  const outbox = await import('../../src/stores/chat/outbox.ts');
  state.$me.set(ME);
  thread.hearOwn(outbox.drop);
  thread.seedThread({ conversation, messages: [...page], hasOlder: false, hasNewer: false });
  outbox.openOutbox();
  const shown = () => [
    ...(state.$thread.get()?.messages ?? []).map(({ content }) => content),
    ...outbox.$outbox.get().map(({ message: text }) => `(${text})`),
  ];
  return { ...tab, ...state, ...thread, ...outbox, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const write = (post: (input: { conversationId: string; message: string }) => unknown, text: string) =>
  post({ conversationId: HERE, message: text });

describe('what is written', () => {
  test('shows at once and becomes the message when the server has it', async () => {
    startServer();
    const { post, shown } = await open();
    write(post, 'Hello');
    expect(shown()).toEqual(['(Hello)']);
    await passed(0);
    expect(shown()).toEqual(['Hello']);
  });

  test('goes in the order it was written, one after the other', async () => {
    const server = startServer();
    const { post, shown } = await open();
    for (const text of ['one', 'two', 'three']) write(post, text);
    await passed(0);
    expect(server.sent).toEqual(['one', 'two', 'three']);
    expect(shown()).toEqual(['one', 'two', 'three']);
  });

  test('waits while there is no line, in longer and longer pauses, and goes then', async () => {
    const server = startServer();
    server.troubles.push('offline', 'offline', 'offline');
    const { post, shown, $stalled } = await open();
    write(post, 'From a tunnel');
    await passed(0);
    expect($stalled.get()).toBe(true);
    await passed(1_000 + 2_000);
    expect(server.sent).toEqual([]);
    await passed(4_000);
    expect(shown()).toEqual(['From a tunnel']);
    expect($stalled.get()).toBe(false);
  });

  test('goes later from a page opened anew, and exactly once though its first answer got lost', async () => {
    const server = startServer();
    server.troubles.push('lost', 'offline');
    const first = await open();
    write(first.post, 'Once');
    await passed(1_000);
    const again = await open([], first.storage);
    await passed(0);
    expect(server.kept.map(({ content }) => content)).toEqual(['Once']);
    expect(server.sent).toEqual(['Once', 'Once']);
    expect(again.shown()).toEqual(['Once']);
  });

  test('is rolled back with the server’s sentence when refused; a retry or taking it back follows', async () => {
    const server = startServer();
    server.troubles.push(422);
    const { post, retry, takeBack, shown, $outbox } = await open();
    write(post, 'Refused');
    write(post, 'Fine');
    await passed(0);
    expect(shown()).toEqual(['Fine', '(Refused)']);
    const [item] = $outbox.get();
    expect(item?.refused).toBe('No: 422.');
    retry(item?.key ?? '');
    await passed(0);
    expect(shown()).toEqual(['Fine', 'Refused']);
    server.troubles.push(422);
    const key = write(post, 'Never mind') as string;
    await passed(0);
    expect(takeBack(key)).toBe('Never mind');
    expect(shown()).toEqual(['Fine', 'Refused']);
  });

  test('tries again by itself after an overloaded server and after too many at once', async () => {
    const server = startServer();
    server.troubles.push(503, 429);
    const { post, shown } = await open();
    write(post, 'Patience');
    await passed(1_000 + 2_000);
    expect(shown()).toEqual(['Patience']);
    expect(server.kept).toHaveLength(1);
  });

  test('does not go out under another person’s name', async () => {
    const server = startServer();
    server.troubles.push('offline');
    const first = await open();
    write(first.post, 'Mine');
    await passed(0);
    const tab = await open([], first.storage);
    tab.$me.set(THEM);
    tab.openOutbox();
    await passed(60_000);
    expect(server.sent.filter((text) => text === 'Mine').length).toBeLessThanOrEqual(1);
    expect(tab.$outbox.get()).toEqual([]);
  });
});

describe('what comes in', () => {
  test('is shown once and in the server’s order, however often and whichever way it comes', async () => {
    startServer();
    const { receive, shown } = await open([message(1, 'a')]);
    receive([message(2, 'b')]);
    receive([message(2, 'b')]);
    receive([message(1, 'a'), message(3, 'c')]);
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('waits behind a gap until the gap is read', async () => {
    startServer([message(1, 'a'), message(2, 'b'), message(3, 'c')]);
    const { receive, shown } = await open([message(1, 'a')]);
    receive([message(3, 'c')]);
    expect(shown()).toEqual(['a']);
    await passed(0);
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('an announcement of one’s own message that overtakes its answer takes its place', async () => {
    const server = startServer();
    server.troubles.push('lost');
    const { post, receive, shown } = await open();
    write(post, 'Mine');
    await passed(0);
    expect(shown()).toEqual(['(Mine)']);
    receive([...server.kept]);
    expect(shown()).toEqual(['Mine']);
    await passed(60_000);
    expect(server.sent).toEqual(['Mine']);
  });
});
