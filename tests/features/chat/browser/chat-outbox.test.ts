import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '#features/chat/contracts/chats.ts';
import { openTab } from '../../../support/browser-tab.ts';

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
  const bodies: unknown[] = [];
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (init.method === 'POST' && url.pathname === `/chats/conversations/${HERE}`) {
      const trouble = troubles.shift();
      if (trouble === 'offline') throw new TypeError('Failed to fetch');
      if (typeof trouble === 'number') return json({ message: `No: ${trouble}.` }, trouble);
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      const { message: text, body } = JSON.parse(String(init.body)) as { message: string; body: unknown };
      sent.push(text);
      bodies.push(body);
      const known = kept.find((one) => one.key === key);
      const found = known ?? message(kept.length + 1, text, ME, key);
      if (!known) kept.push(found);
      if (trouble === 'lost') throw new TypeError('Failed to fetch');
      return json({ message: found }, 201);
    }
    if (init.method === 'PATCH') return json({ readSeq: kept.length, deliveredSeq: kept.length, unread: 0 });
    if (url.pathname === '/chats/unread') return json({ unread: 0 });
    const after = Number(url.searchParams.get('after') ?? 0);
    return json({
      conversation,
      messages: kept.filter(({ seq }) => seq > after),
      hasOlder: false,
      hasNewer: false,
      places: [],
    });
  });
  return { kept, sent, troubles, bodies };
}

async function open(page: readonly Message[] = [], storage?: ReturnType<typeof openTab>['storage']) {
  const tab = openTab(storage ? { storage } : {});
  const state = await import('#features/chat/browser/state.ts');
  const thread = await import('#features/chat/browser/thread.ts');
  const outbox = await import('#features/chat/browser/outbox.ts');
  state.$me.set(ME);
  thread.hearOwn(outbox.drop);
  thread.seedThread({ conversation, messages: [...page], hasOlder: false, hasNewer: false, places: [] });
  void outbox.openOutbox();
  const shown = () => [
    ...(state.$thread.get()?.messages ?? []).map(({ content }) => content),
    ...outbox.$outbox.get().map(({ message: text }) => `(${text})`),
  ];
  return { ...tab, ...state, ...thread, ...outbox, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Half of each pause is left to chance.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
/** Storing something takes a few milliseconds here. */
const STORED_MS = 40;
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds + STORED_MS);
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

  test('before an update of the site goes after it, once, and lies nowhere any more', async () => {
    const server = startServer();
    const { storage } = openTab();
    const item = { key: 'k1', userId: ME, conversationId: HERE, message: 'From before', body: { kind: 'TEXT' } };
    storage.setItem('curbtag:1:outbox', JSON.stringify([{ ...item, at: Date.now() - 1_000, refused: null }]));
    const tab = await open([], storage);
    write(tab.post, 'From now');
    await passed(0);
    expect(server.sent).toEqual(['From before', 'From now']);
    expect(JSON.parse(storage.getItem('curbtag:1:outbox') ?? '[]')).toEqual([]);
    const again = await open([], storage);
    await passed(0);
    expect(again.$outbox.get()).toEqual([]);
    expect(server.kept).toHaveLength(2);
  });

  test('that was refused stays so over a page opened anew, until it is sent again', async () => {
    const server = startServer();
    server.troubles.push(422);
    const first = await open();
    const key = write(first.post, 'Refused') as string;
    await passed(0);
    const again = await open([], first.storage);
    await passed(60_000);
    expect(again.$outbox.get()).toMatchObject([{ key, refused: 'No: 422.' }]);
    expect(server.sent).toEqual([]);
    void again.retry(key);
    await passed(0);
    expect(again.shown()).toEqual(['Refused']);
  });

  test('does not go out under another person’s name', async () => {
    const server = startServer();
    server.troubles.push('offline');
    const first = await open();
    write(first.post, 'Mine');
    await passed(0);
    const tab = await open([], first.storage);
    tab.$me.set(THEM);
    void tab.openOutbox();
    await passed(60_000);
    expect(server.sent.filter((text) => text === 'Mine').length).toBeLessThanOrEqual(1);
    expect(tab.$outbox.get()).toEqual([]);
  });
});

/** A browser that keeps pictures, or refuses to, and a line that takes them or not. */
function startPhotos({ keeps = true } = {}) {
  const stored = new Map<string, { id: string; addedAt: number; uploadUrl: string | null }>();
  const line = { up: false, uploads: 0 };
  vi.doMock('#features/chat/browser/photo-store.ts', () => ({
    photoStore: {
      put: async (photo: { id: string; addedAt: number; uploadUrl: string | null }) => {
        if (!keeps) throw new Error('full');
        stored.set(photo.id, photo);
      },
      change: async (id: string, part: { uploadUrl: string | null }) => {
        const known = stored.get(id);
        if (known) stored.set(id, { ...known, ...part });
      },
      get: async (id: string) => stored.get(id),
      all: async () => [...stored.values()],
      remove: async (id: string) => void stored.delete(id),
    },
  }));
  vi.doMock('#features/photos/browser/resumable-upload.ts', () => ({
    precheck: () => null,
    startUpload: async () => {
      line.uploads += 1;
      const uploadUrl = `/v2/uploads/${idOf(line.uploads)}`;
      const done = line.up ? { ok: true, uploadUrl } : { ok: false, trouble: { kind: 'network' } };
      return { done: Promise.resolve(done), stop: async () => {} };
    },
  }));
  return { stored, line };
}

describe('photos of a message', () => {
  const openPhotos = async (...args: Parameters<typeof open>) => {
    const tab = await open(...args);
    return { ...tab, ...(await import('#features/chat/browser/photos.ts')) };
  };
  const picture = () => [new File(['a picture'], 'car.jpg', { type: 'image/jpeg' })];
  afterEach(() => {
    vi.doUnmock('#features/chat/browser/photo-store.ts');
    vi.doUnmock('#features/photos/browser/resumable-upload.ts');
  });

  test('picked with no line, they wait with their message, and all of it goes exactly once', async () => {
    const server = startServer();
    const { line, stored } = startPhotos();
    const tab = await openPhotos();
    tab.pickPhotos(HERE, picture());
    await passed(0);
    expect(tab.$picked.get()).toMatchObject([{ name: 'car.jpg', state: { kind: 'waiting' } }]);
    tab.post({ conversationId: HERE, message: 'Look', photos: tab.takePhotos() });
    await passed(500);
    expect(tab.shown()).toEqual(['(Look)']);
    expect(stored.size).toBe(1);
    line.up = true;
    server.troubles.push('lost');
    await passed(10_000);
    expect(tab.shown()).toEqual(['Look']);
    expect(server.kept).toHaveLength(1);
    expect(server.bodies).toEqual(Array(2).fill({ kind: 'PHOTOS', uploadIds: [idOf(line.uploads)] }));
    expect(stored.size).toBe(0);
  });

  test('go from a page opened anew', async () => {
    startServer();
    const { line } = startPhotos();
    const first = await openPhotos();
    first.pickPhotos(HERE, picture());
    first.post({ conversationId: HERE, message: 'Later', photos: first.takePhotos() });
    await passed(100);
    line.up = true;
    const again = await openPhotos([], first.storage);
    await passed(100);
    expect(again.shown()).toEqual(['Later']);
  });

  test('where the browser keeps nothing it is said while there is time, and afterwards that they are lost', async () => {
    startServer();
    startPhotos({ keeps: false });
    const first = await openPhotos();
    first.pickPhotos(HERE, picture());
    first.post({ conversationId: HERE, message: 'Gone?', photos: first.takePhotos() });
    await passed(100);
    expect(first.$outbox.get()).toMatchObject([{ kept: false, refused: null }]);
    const again = await openPhotos([], first.storage);
    await passed(100);
    expect(again.$outbox.get()).toMatchObject([{ message: 'Gone?', refused: expect.stringContaining('no longer') }]);
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

  test('is read anew when it is announced while an older page is on its way', async () => {
    const server = startServer([message(1, 'one')]);
    const { receive, catchUp, shown } = await open([message(1, 'one')]);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      const answer = await fetch(path, init);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answer;
    });
    void catchUp();
    await passed(50);
    server.kept.push(message(2, 'two'), message(3, 'three'));
    receive([message(3, 'three')]);
    await passed(500);
    expect(shown()).toEqual(['one', 'two', 'three']);
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
