import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../src/features/accounts/server/index.ts';
import { openServices } from '../../src/app/boot.ts';
import * as schema from '../../src/features/schema.ts';
import { newId, newUniqueId } from '../../src/platform/ids.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { type RunningProduct, startProduct } from '../../tests/support/product.ts';
import { type Client, connect, flatOut, type Listen, type Measured, openLine, steady } from './chat-clients.ts';
import { median } from './load.ts';
import type { Row } from './pages.ts';

const CLIENTS = 500;
const ROUNDS = 5;
/** Short enough that everybody stays below the messages a person may send in a minute. */
const SECONDS = 3;
/** Messages a second at which the time from sending to showing is compared. */
const RATE = 300;
const BARE_PORT = 47_823;

type Talk = { readonly id: string; readonly tokens: readonly string[] };

/** Pairs of people with a conversation each, written straight into the database. */
async function makeTalks(env: Record<string, string>): Promise<Talk[]> {
  const { services, stop } = await openServices({ ...process.env, ...env });
  const at = new Date();
  const talks: Talk[] = [];
  for (let count = 0; count < CLIENTS / 2; count++) {
    const people = [newId(), newId()] as const;
    const listing = {
      id: newId(),
      uniqueId: newUniqueId(),
      ownerId: people[1],
      title: `Car ${count}`,
      publishedAt: at,
    };
    const id = newId();
    await services.db
      .insert(schema.users)
      .values(people.map((person) => ({ id: person, email: `${person}@example.com`, emailVerifiedAt: at })));
    await services.db
      .insert(schema.listings)
      .values({ ...listing, category: 'VEHICLE', flow: 'vehicle', status: 'PUBLISHED' });
    const pair = { buyerId: people[0], sellerId: people[1], listingId: listing.id };
    await services.db.insert(schema.conversations).values({ id, ...pair, lastAt: at, createdAt: at });
    await services.db
      .insert(schema.conversationMembers)
      .values(people.map((userId) => ({ conversationId: id, userId })));
    const sessions = await Promise.all(people.map((userId) => openSession(services, { userId })));
    talks.push({ id, tokens: sessions.map(({ accessToken }) => accessToken) });
  }
  await stop();
  return talks;
}

async function ourClients(product: RunningProduct, talks: readonly Talk[]): Promise<Client[]> {
  const clients: Client[] = [];
  for (const { id, tokens } of talks) {
    const url = new URL(`/chats/conversations/${id}`, product.url);
    for (const token of tokens) {
      const socket = await connect(product.url, { token });
      const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() });
      const post = await openLine(url);
      clients.push({ socket, say: async (message) => (await post(headers(), { message })) === 201 });
    }
  }
  return clients;
}

async function bareClients(by: 'socket' | 'post'): Promise<Client[]> {
  const url = `http://127.0.0.1:${BARE_PORT}`;
  const clients: Client[] = [];
  for (let at = 0; at < CLIENTS; at++) {
    const room = `room ${Math.floor(at / 2)}`;
    const socket = await connect(url, { room });
    const post = by === 'post' ? await openLine(new URL(url)) : null;
    const say = async (message: string) => {
      if (post) return (await post({}, { room, message })) === 201;
      await socket.emitWithAck('say', { room, message });
      return true;
    };
    clients.push({ socket, say });
  }
  return clients;
}

/** Shown is what the page has in hand: the event, read. Both people hear it; both count. */
const listenToOurs: Listen = ({ socket }, heard) => {
  const hear = ({ messages }: { messages: readonly { content: string }[] }) => {
    for (const { content } of messages) heard(content);
  };
  socket.on('messages:created', hear);
  return () => void socket.off('messages:created', hear);
};
const listenToBare: Listen = ({ socket }, heard) => {
  const hear = ({ message }: { message: string }) => heard(message);
  socket.on('said', hear);
  return () => void socket.off('said', hear);
};

async function startBare() {
  const bare = spawn(process.execPath, ['scripts/bench/bare-chat.ts'], {
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(BARE_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => bare.stdout.once('data', resolve));
  return bare;
}

/** 500 people, two to a conversation, on one process and a PostgreSQL that syncs every commit. They take turns. */
export async function benchChat(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-bench-chat-'));
  const postgres = await startPostgres({ durable: true });
  const env = {
    DATABASE_URL: postgres.urlOf('postgres'),
    SEED_DEMO: 'false',
    AUTH_SECRET: 'a secret of this measurement alone, 32+',
    DATA_DIR: dataDir,
  };
  const product = await startProduct(dataDir, env);
  const bare = await startBare();
  /** Every turn has people of its own: nobody may send as much in a minute as all turns together. */
  const withOurs = async <Result>(run: (ours: readonly Client[]) => Promise<Result>): Promise<Result> => {
    const ours = await ourClients(product, await makeTalks({ ...env, SITE_URL: product.url }));
    const result = await run(ours);
    for (const { socket } of ours) socket.disconnect();
    return result;
  };
  const [bySocket, byPost] = [await bareClients('socket'), await bareClients('post')];
  const runs = { ours: [] as Measured[], socket: [] as Measured[], post: [] as Measured[] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.ours.push(await withOurs((ours) => flatOut(ours, listenToOurs, SECONDS, product.pid)));
    runs.socket.push(await flatOut(bySocket, listenToBare, SECONDS, bare.pid));
    runs.post.push(await flatOut(byPost, listenToBare, SECONDS, bare.pid));
  }
  // What flat out left to do is done before the calm run begins.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const calm = await withOurs((ours) => steady(ours, listenToOurs, RATE, SECONDS));
  const calmBare = await steady(byPost, listenToBare, RATE, SECONDS);
  for (const { socket } of [...bySocket, ...byPost]) socket.disconnect();
  bare.kill();
  await product.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const faults = runs.ours.reduce((sum, run) => sum + run.faults, calm.faults);
  if (faults > 0) console.log(`Conversations: ${faults} messages were not taken`);
  return [
    perSecond('Messages a second, beside bare POST + room', runs.ours, runs.post, '≥ 0.50'),
    perSecond('Messages a second, beside bare socket + room', runs.ours, runs.socket, '≥ 0.50'),
    costs('Server processor time a message, beside bare POST', runs.ours, runs.post),
    costs('Server processor time a message, beside bare socket', runs.ours, runs.socket),
    late(`Send to shown, p50/p99 ms, at ${RATE}/s`, calm, calmBare),
    late('Send to shown, p50/p99 ms, flat out', middle(runs.ours), middle(runs.post)),
  ];
}

const rates = (runs: readonly Measured[]) => median(runs.map((run) => run.perSecond));
const middle = (runs: readonly Measured[]) =>
  [...runs].sort((a, b) => a.p99 - b.p99)[Math.floor(runs.length / 2)] as Measured;

const perSecond = (what: string, ours: readonly Measured[], bare: readonly Measured[], goal: string): Row => ({
  what,
  ours: `${Math.round(rates(ours))}/s`,
  bare: `${Math.round(rates(bare))}/s`,
  ratio: (rates(ours) / rates(bare)).toFixed(2),
  goal,
});

const microseconds = (runs: readonly Measured[]) => median(runs.map((run) => run.serverMicroseconds));

/** What depends least on what else the machine does: the server's own time, without clients and database. */
const costs = (what: string, ours: readonly Measured[], bare: readonly Measured[]): Row => ({
  what,
  ours: `${Math.round(microseconds(ours))} µs`,
  bare: `${Math.round(microseconds(bare))} µs`,
  ratio: (microseconds(bare) / microseconds(ours)).toFixed(2),
  goal: '–',
});

const span = ({ p50, p99 }: Measured): string => `${Math.round(p50)}/${Math.round(p99)}`;

const late = (what: string, ours: Measured, bare: Measured): Row => ({
  what,
  ours: span(ours),
  bare: span(bare),
  ratio: '–',
  goal: '–',
});
