import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation, Message } from '#features/chat/contracts/chats.ts';
import { openSession } from '#features/accounts/server/index.ts';
import { openServices } from '#app/boot.ts';
import * as schema from '#features/schema.ts';
import { newId, newUniqueId } from '#platform/ids.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';

const PAIRS = 10;
const MESSAGES = 1_000;
/** Two people of each pair, and each has as many to say. */
const EACH = MESSAGES / PAIRS / 2;
/** Messages that were answered when one process is killed. */
const MIDDLE = 400;

type Person = { readonly id: string; readonly token: string };
type Pair = { readonly id: string; readonly buyer: Person; readonly seller: Person };

const folders = [mkdtempSync(join(tmpdir(), 'curbtag-talk-')), mkdtempSync(join(tmpdir(), 'curbtag-talk-'))];
const sockets: Socket[] = [];
let postgres: PostgresServer;
let env: Record<string, string>;
let first: RunningProduct;
let second: RunningProduct;
/** Ten for the storm, and one that talks before it. */
let pairs: Pair[];

async function call<Answer>(
  product: RunningProduct,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) {
  const response = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

/** People and listings straight into the database; their conversations through the product. */
async function makePairs(): Promise<Pair[]> {
  const { services, stop } = await openServices({ ...process.env, ...env, DATA_DIR: folders[0], SITE_URL: first.url });
  const makePerson = async (): Promise<Person> => {
    const id = newId();
    await services.db.insert(schema.users).values({ id, email: `${id}@example.com`, emailVerifiedAt: new Date() });
    return { id, token: (await openSession(services, { userId: id })).accessToken };
  };
  const made: Pair[] = [];
  for (let at = 0; at <= PAIRS; at++) {
    const [buyer, seller] = [await makePerson(), await makePerson()];
    const listing = {
      id: newId(),
      uniqueId: newUniqueId(),
      ownerId: seller.id,
      title: `Car ${at}`,
      publishedAt: new Date(),
    };
    await services.db
      .insert(schema.listings)
      .values({ ...listing, category: 'VEHICLE', flow: 'vehicle', status: 'PUBLISHED' });
    const body = { listingId: listing.id, message: 'Is it still available?' };
    const { answer } = await call<{ conversation: Conversation }>(first, buyer, 'POST', '/chats/conversations', body);
    made.push({ id: answer.conversation.id, buyer, seller });
  }
  await stop();
  return made;
}

/** A device of a person on one process, and what it hears. */
async function connect(product: RunningProduct, person: Person) {
  const socket = io(product.url, { query: { token: person.token }, forceNew: true, transports: ['websocket'] });
  sockets.push(socket);
  const heard: { name: string; payload: { messages?: Message[]; seq?: number; typing?: boolean } }[] = [];
  socket.onAny((name, payload) => heard.push({ name, payload }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    words: () => heard.flatMap(({ payload }) => (payload.messages ?? []).map(({ content }) => content)),
  };
}

beforeAll(async () => {
  postgres = await startPostgres();
  env = {
    DATABASE_URL: postgres.urlOf('postgres'),
    SEED_DEMO: 'false',
    AUTH_SECRET: 'the same secret for both processes',
  };
  first = await startProduct(folders[0] ?? '', env);
  second = await startProduct(folders[1] ?? '', env);
  pairs = await makePairs();
}, 180_000);

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await Promise.all([first?.stop(), second?.stop()]);
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 240_000);

test('people on different processes talk: messages, marks, typing, and a sign-out that ends the socket', async () => {
  const pair = pairs.pop() as Pair;
  const path = `/chats/conversations/${pair.id}`;
  const buyer = await connect(first, pair.buyer);
  const seller = await connect(second, pair.seller);
  await call(first, pair.buyer, 'POST', path, { message: 'Said to the first' });
  await call(second, pair.seller, 'POST', path, { message: 'Said to the second' });
  for (const device of [buyer, seller])
    await expect
      .poll(() => device.words().sort(), { timeout: 10_000 })
      .toEqual(['Said to the first', 'Said to the second']);
  await call(second, pair.seller, 'PATCH', `${path}/read`, { userId: pair.seller.id });
  await expect
    .poll(() => buyer.heard.some(({ name, payload }) => name === 'conversation:read' && payload.seq === 3))
    .toBe(true);
  await buyer.socket.emitWithAck('typing', { conversationId: pair.id, typing: true });
  await expect.poll(() => seller.heard.some(({ name }) => name === 'typing')).toBe(true);
  // A message longer than NOTIFY carries.
  const long = 'ü'.repeat(4_000);
  await call(first, pair.buyer, 'POST', path, { message: long });
  await expect.poll(() => seller.words().at(-1)).toBe(long);
  const offer = { kind: 'OFFER', intent: 'CASH_OFFER', amountCents: 1_000_000, trade: null, counterTo: null };
  await call(first, pair.buyer, 'POST', path, { message: '', body: offer });
  await expect.poll(() => seller.words().at(-1)).toBe('Offered $10,000.');
  // Signing out on one process ends the sockets on the other.
  const sessions = `/api/users/${pair.seller.id}/sessions`;
  const { answer } = await call<{ sessions: { id: string }[] }>(first, pair.seller, 'GET', sessions);
  await fetch(`${first.url}${sessions}/${answer.sessions[0]?.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${pair.seller.token}` },
  });
  await expect.poll(() => seller.socket.connected, { timeout: 5_000 }).toBe(false);
  expect(buyer.socket.connected).toBe(true);
}, 240_000);

test(`keeps ${MESSAGES} messages once and in order while one of two processes is killed`, async () => {
  /** Keys in the order their sender sent them, each acknowledged before the next. */
  const acknowledged = new Map<string, string[]>();
  let answered = 0;
  let repeated = 0;
  let killed: Promise<void> | null = null;

  const send = async (pair: Pair, person: Person, at: number, key: string): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      // Everybody uses both processes in turn; after a failed try, the one that lives.
      const product = attempt === 0 && at % 2 === 0 ? second : first;
      try {
        const path = `/chats/conversations/${pair.id}`;
        const { status } = await call(product, person, 'POST', path, { message: `Message ${at} of ${person.id}` }, key);
        if (status === 200) repeated += 1;
        if (status === 200 || status === 201) return;
      } catch {
        // The process is gone, and nobody knows whether the message was stored.
      }
      if (attempt > 50) throw new Error('No process takes messages any more.');
    }
  };

  const talk = async (pair: Pair, person: Person): Promise<void> => {
    const keys: string[] = [];
    acknowledged.set(`${pair.id} ${person.id}`, keys);
    for (let at = 0; at < EACH; at++) {
      const key = crypto.randomUUID();
      await send(pair, person, at, key);
      keys.push(key);
      answered += 1;
      if (answered === MIDDLE) killed = second.kill();
    }
  };

  await Promise.all(pairs.flatMap((pair) => [talk(pair, pair.buyer), talk(pair, pair.seller)]));
  await killed;
  expect(answered).toBe(MESSAGES);
  console.log(
    `Storm: ${MESSAGES} messages acknowledged, ${repeated} of them had been stored before their answer was lost`,
  );

  for (const pair of pairs) {
    const [mine, theirs] = await Promise.all([readAll(pair, pair.buyer), readAll(pair, pair.seller)]);
    expect(mine).toEqual(theirs);
    expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, at) => at + 1));
    for (const person of [pair.buyer, pair.seller]) {
      const sent = acknowledged.get(`${pair.id} ${person.id}`) ?? [];
      const named = new Set(sent);
      expect(mine.filter(({ key }) => named.has(key)).map(({ key }) => key)).toEqual(sent);
    }
  }
}, 240_000);

/** All messages of a conversation, caught up by cursor as a device does after a gap. */
async function readAll(pair: Pair, person: Person): Promise<Message[]> {
  const found: Message[] = [];
  for (let after = 0; ; after = found.at(-1)?.seq ?? after) {
    const path = `/chats/conversations/${pair.id}?after=${after}&limit=40`;
    const { answer } = await call<{ messages: Message[]; hasNewer: boolean }>(first, person, 'GET', path);
    found.push(...answer.messages);
    if (!answer.hasNewer) return found;
  }
}
