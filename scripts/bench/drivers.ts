import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import postgres from 'postgres';
import { connect } from '../../src/platform/db/client.ts';
import { startFaultProxy } from '../../tests/support/fault-proxy.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { median } from './load.ts';
import type { Row } from './pages.ts';

const CONNECTIONS = 10;
const ROWS = 20_000;
const TURNS = 5;
const TURN_MS = 2_000;
const READERS = 32;
const CUTS = 20;
const TIMEOUT_MS = 20_000;

/** What the product asks of a way to PostgreSQL. */
type Way = {
  read(key: number): Promise<unknown>;
  /** Three statements that belong together. */
  write(key: number): Promise<unknown>;
  end(): Promise<unknown>;
};
type Name = 'our pool' | 'its own pool' | 'pg';

const READ = 'select id, words from bench_rows where id = $1';
const LOCK = 'select id from bench_rows where id = $1 for update';
const INSERT = 'insert into bench_notes (row_id, note) values ($1, $2)';
const UPDATE = 'update bench_rows set notes = notes + 1 where id = $1';

/** postgres.js, over the pool it is given or its own. */
function overPostgresJs(sql: postgres.Sql): Way {
  const prepare = { prepare: true };
  return {
    read: (key) => sql.unsafe(READ, [key], prepare).execute(),
    write: (key) =>
      sql.begin(async (tx) => {
        await tx.unsafe(LOCK, [key], prepare);
        await tx.unsafe(INSERT, [key, 'a note'], prepare);
        await tx.unsafe(UPDATE, [key], prepare);
      }),
    end: () => sql.end({ timeout: 1 }),
  };
}

function overPg(url: string): Way {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const named = (client: pg.Pool | pg.PoolClient, text: string, values: unknown[]) =>
    client.query({ name: text.slice(0, 60), text, values });
  return {
    read: (key) => named(pool, READ, [key]),
    write: async (key) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await named(client, LOCK, [key]);
        await named(client, INSERT, [key, 'a note']);
        await named(client, UPDATE, [key]);
        await client.query('commit');
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

const WAYS: Readonly<Record<Name, (url: string) => Way>> = {
  'our pool': (url) => overPostgresJs(connect({ url }, { max: CONNECTIONS })),
  'its own pool': (url) => overPostgresJs(postgres(url, { max: CONNECTIONS, onnotice: () => {} })),
  pg: overPg,
};
const NAMES = Object.keys(WAYS) as Name[];

/** Works a second, by so many at once for a turn. */
async function rate(atOnce: number, work: (key: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const one = async (own: number) => {
    for (let key = own; performance.now() - began < TURN_MS; key = (key * 7 + 13) % ROWS) {
      await work(key + 1);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at * 101)));
  return (done * 1_000) / (performance.now() - began);
}

type Return = { readonly ms: number; readonly unheard: number };

/**
 * The longest that good answers stayed away after all connections were cut under questions, and the faults that nobody
 * could hear of, each of which ends a process.
 */
async function slowestReturn(url: string, open: (url: string) => Way): Promise<Return> {
  let unheard = 0;
  const hear = () => {
    unheard += 1;
  };
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.on(event, hear);
  const proxy = await startFaultProxy({ port: Number(new URL(url).port) });
  const way = open(proxy.through(url));
  const ask = () =>
    way.read(1).then(
      () => true,
      () => false,
    );
  let slowest = 0;
  for (let round = 0; round < CUTS && slowest < TIMEOUT_MS; round += 1) {
    await Promise.all([ask(), ask()]);
    for (let at = 0; at < 40; at += 1) {
      if (at === 10) proxy.cut();
      void ask();
      process.nextTick(() => void ask());
      await turn();
    }
    const began = performance.now();
    while (!(await Promise.all([ask(), ask()])).every(Boolean) && performance.now() - began < TIMEOUT_MS);
    slowest = Math.max(slowest, performance.now() - began);
  }
  await Promise.race([way.end(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
  await proxy.close();
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.off(event, hear);
  return { ms: slowest, unheard };
}

/** Ways to PostgreSQL, in turns of the same seconds; behind a proxy that cuts them. The decision: docs/decisions/0033-database-driver.md. */
export async function benchDrivers(): Promise<Row[]> {
  const server = await startPostgres({ durable: true });
  const url = server.urlOf('postgres');
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`
    create table bench_rows (id int primary key, words text not null, notes int not null default 0);
    insert into bench_rows select at, repeat('word ', 160) from generate_series(1, ${ROWS}) at;
    create table bench_notes (id bigserial primary key, row_id int not null, note text not null);
    analyze;`);
  await admin.end();
  const reads = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
  const writes = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
  const ways = NAMES.map((name) => [name, WAYS[name](url)] as const);
  for (let at = 0; at < TURNS; at += 1)
    for (const [name, way] of ways) {
      reads.get(name)?.push(await rate(READERS, way.read));
      writes.get(name)?.push(await rate(CONNECTIONS, way.write));
    }
  const returns = new Map<Name, Return>();
  for (const name of NAMES) returns.set(name, await slowestReturn(url, WAYS[name]));
  await Promise.all(ways.map(([, way]) => way.end()));
  await server.stop();
  return [
    ...compare('reads by key, 32 at once', reads),
    ...compare('transactions of 3, 10 at once', writes),
    ...NAMES.map((name) => ({
      what: `slowest return after a cut, ${name}`,
      ours: `${Math.round(returns.get(name)?.ms ?? 0)} ms`,
      bare: `${returns.get(name)?.unheard ?? 0} fatal`,
      ratio: '',
      goal: '',
    })),
  ];
}

const compare = (what: string, rates: ReadonlyMap<Name, readonly number[]>): Row[] =>
  NAMES.slice(1).map((other) => {
    const [ours, theirs] = [median(rates.get('our pool') ?? []), median(rates.get(other) ?? [])];
    return {
      what: `${what}, beside ${other}`,
      ours: `${Math.round(ours)}/s`,
      bare: `${Math.round(theirs)}/s`,
      ratio: (ours / theirs).toFixed(2),
      goal: '',
    };
  });
