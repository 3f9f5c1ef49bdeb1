import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage, openTab } from '../../../support/browser-tab.ts';
import { readStore, writeStore } from '../../../support/stored-entries.ts';

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const ITEMS = { database: 'curbtag-items', store: 'items' };
const SALE = { id: 'sale-1', createKey: 'begun-1', sessionKey: 'draft-key' };
const CHAIR = { itemName: 'Chair', itemPrice: 500, conditionGrade: 'GOOD', quantity: 1 };

/** A server that answers items by name as it is told, in turn, and takes them when nothing is said. */
function startServer() {
  const answers = new Map<string, ('offline' | number)[]>();
  const taken: string[] = [];
  const keys = new Set<string>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ items: [] });
    const { key, answers: said } = JSON.parse(String(init.body)) as { key: string; answers: { itemName: string } };
    const answer = answers.get(said.itemName)?.shift();
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer) return Response.json({ message: `No: ${answer}.` }, { status: answer });
    if (!keys.has(key)) taken.push(`${said.itemName} on ${path.split('/').at(-2)}`);
    keys.add(key);
    return Response.json({ id: `listing of ${said.itemName}` });
  });
  return { answers, taken };
}

async function open(storage = new FakeStorage()) {
  const tab = openTab({ storage });
  const items = await import('#features/garage/browser/items.ts');
  const { $draft } = await import('#features/sell/browser/draft.ts');
  const add = (itemName: string, sale: Parameters<typeof items.addItem>[0] = SALE) =>
    items.addItem(sale, { ...CHAIR, itemName }, null);
  const states = () => items.$queue.get().map(({ answers, state }) => `${answers.itemName} ${state.kind}`);
  return { ...tab, ...items, $draft, add, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.doMock('#features/listings/contract.ts', async (original) => ({
    ...(await original<typeof import('#features/listings/contract.ts')>()),
    requestView: { safeParse: (data: unknown) => ({ success: true, data }) },
  }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('#features/listings/contract.ts');
});

test('items go up in the order in which they were entered, and one the server fails on holds up none', async () => {
  const server = startServer();
  server.answers.set('Broken', Array(100).fill(500));
  const tab = await open();
  for (const name of ['Broken', 'Chair', 'Lamp', 'Piano']) void tab.add(name);
  await passed(10_000);
  expect(server.taken).toEqual(['Chair on sale-1', 'Lamp on sale-1', 'Piano on sale-1']);
  expect(tab.states()).toEqual(['Broken waiting', 'Chair sent', 'Lamp sent', 'Piano sent']);
  expect(await readStore(tab.databases, ITEMS, passed)).toMatchObject([{ answers: { itemName: 'Broken' } }]);
});

test('an item that an earlier release kept goes up once, whatever happens to its answer', async () => {
  const server = startServer();
  server.answers.set('Chair', ['offline', 503]);
  const { databases, storage } = openTab();
  const item = { key: 'k1', sale: SALE, answers: CHAIR, photo: null, addedAt: 1, listingId: null, uploadUrl: null };
  await writeStore(databases, ITEMS, [item], passed);
  const tab = await open(storage);
  void tab.syncItems();
  await passed(60_000);
  expect(server.taken).toEqual(['Chair on sale-1']);
  expect(tab.states()).toEqual(['Chair sent']);
  expect(await readStore(databases, ITEMS, passed)).toEqual([]);
});

test('an item of a sale without an id waits for it, also over a page opened anew', async () => {
  const server = startServer();
  const first = await open();
  void first.add('Chair', { ...SALE, id: null });
  await passed(60_000);
  expect(server.taken).toEqual([]);
  first.kill();
  const second = await open(first.storage);
  // The draft was saved by another tab meanwhile.
  second.$draft.set({ ...second.$draft.get(), flow: 'garage', id: 'sale-9', createKey: 'begun-1' });
  const stop = second.keepSyncing();
  await passed(10_000);
  expect(server.taken).toEqual(['Chair on sale-9']);
  stop();
});

test('signed out, items are kept and say so; signing in sends them', async () => {
  const server = startServer();
  server.answers.set('Chair', [401]);
  const tab = await open();
  void tab.add('Chair');
  await passed(60_000);
  expect(tab.$queue.get()).toMatchObject([{ state: { kind: 'failed', again: true } }]);
  void tab.syncItems();
  await passed(1_000);
  expect(server.taken).toEqual(['Chair on sale-1']);
});
