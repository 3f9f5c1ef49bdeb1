import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { type Connection, openConnection } from './connection.ts';
import { type Address, isQuery, openDriver } from './driver.ts';
import { currentLane, type Lane } from './lanes.ts';
import { FOR_JOBS, FOR_PAGES, FOR_TASKS, type Timeouts } from './timeouts.ts';
import { createPool, type Pool } from './pool.ts';
import type { PoolNumbers } from './probe.ts';
import { begin } from './transaction.ts';

export type Sql = postgres.Sql;
export type Database = PostgresJsDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database, or the transaction it must be part of. */
export type Executor = Database | Transaction;

type Options = {
  /** Connections for pages. */
  readonly max?: number;
  /** Connections that jobs have to themselves. */
  readonly maxForJobs?: number;
  /** The same for both, instead of each lane's own. */
  readonly timeouts?: Timeouts;
};

type Lanes = Readonly<Record<Lane, Pool>>;

const lanesOf = new WeakMap<Sql, Lanes>();
const addresses = new WeakMap<Sql, Address>();

/** The driver's own client over pools of ours: see docs/decisions/0033-database-driver.md. Nothing is opened before a query. */
export function connect(address: Address, options: Options = {}): Sql {
  const { max = 8, maxForJobs = 2, timeouts } = options;
  const openLane = (most: number, usual: Timeouts) => {
    const first = openDriver(address, timeouts ?? usual);
    return { first, pool: createPool(first, { max: most, timeouts: timeouts ?? usual }) };
  };
  const [pages, jobs] = [openLane(max, FOR_PAGES), openLane(maxForJobs, FOR_JOBS)];
  // Both read and write values alike, also those that `asDatabase` teaches the first.
  const { parsers, serializers, shared } = pages.first.options as unknown as Record<string, unknown>;
  Object.assign(jobs.first.options, { parsers, serializers, shared });
  const lanes: Lanes = { pages: pages.pool, jobs: jobs.pool };
  const sql = overPools(pages.first, lanes);
  lanesOf.set(sql, lanes);
  addresses.set(sql, address);
  return sql;
}

/** A connection to the same database that no pool knows of. Whoever opens it ends it. */
export function openAside(sql: Sql, onBroken: () => void): Connection {
  const address = addresses.get(sql);
  if (!address) throw new Error('A connection aside is opened from what `connect` gave.');
  return openConnection(openDriver(address, FOR_TASKS), { answered: () => {}, broken: onBroken });
}

/** Numbers of all connections, pages' and jobs' together. */
export function poolNumbers(sql: Sql): PoolNumbers {
  const lanes = lanesOf.get(sql);
  const all = lanes ? [lanes.pages.numbers(), lanes.jobs.numbers()] : [];
  const sum = (key: keyof PoolNumbers) => all.reduce((total, numbers) => total + numbers[key], 0);
  return { max: sum('max'), open: sum('open'), busy: sum('busy'), waiting: sum('waiting') };
}

function overPools(first: Sql, lanes: Lanes): Sql {
  const pool = () => lanes[currentLane()];
  const send = (made: unknown) => {
    if (isQuery(made)) made.handler = (query) => pool().send(query);
    return made;
  };
  const ours: Partial<Record<string | symbol, unknown>> = {
    unsafe: (...args: Parameters<Sql['unsafe']>) => send(first.unsafe(...args)),
    begin: (...args: [string, never] | [never]) => {
      const [options, work] = args.length === 1 ? ['', args[0]] : args;
      return begin(pool(), options, work);
    },
    notify: async (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`,
    reserve: () => Promise.reject(new Error('A lock stands on a connection of its own: see hold-lock.ts.')),
    end: async ({ timeout = 5 }: { timeout?: number } = {}) => {
      await Promise.all([lanes.pages.end(timeout), lanes.jobs.end(timeout)]);
      await first.end({ timeout: 0 });
    },
  };
  const sql: Sql = new Proxy(first, {
    apply: (target, self, args) => send(Reflect.apply(target, self, args)),
    get: (target, name, receiver) => ours[name] ?? Reflect.get(target, name, receiver),
  });
  return sql;
}

export const asDatabase = (sql: Sql): Database => drizzle(preparing(sql));

type Unsafe = (query: string, parameters?: unknown[], options?: object) => unknown;
type Begin = (...args: unknown[]) => unknown;

/**
 * Drizzle asks for unprepared statements unless each is named; prepared ones are worth 4 to 6 times on small reads
 * with the embedded engine. This hands Drizzle a client that prepares everything, inside transactions too.
 */
function preparing<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      if (name === 'unsafe') {
        const unsafe = value as Unsafe;
        return (query: string, parameters: unknown[] = [], options: object = {}) =>
          unsafe(query, parameters, { ...options, prepare: true });
      }
      if (name === 'begin' || name === 'savepoint') {
        const begin = value as Begin;
        return (...args: unknown[]) => begin(...args.map((arg) => (typeof arg === 'function' ? inside(arg) : arg)));
      }
      return value;
    },
  });
}

const inside = (work: unknown) => (client: object) => (work as (client: object) => unknown)(preparing(client));
