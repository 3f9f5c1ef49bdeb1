import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { PoolNumbers } from './probe.ts';
import * as schema from './schema/index.ts';

export type Sql = postgres.Sql;
export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database, or the transaction it must be part of. */
export type Executor = Database | Transaction;

export type Address = { readonly url: string } | { readonly socketPath: string };

/**
 * Seconds before a broken connection is opened anew. The driver's own wait grows to twenty with the number of connections
 * that broke at once, and a query waits along: a pool that lost all eight would answer half a minute after the database.
 */
const backoff = (broken: number): number => Math.min(0.02 * 2 ** broken, 0.5);

/** A pool of connections. Nothing is sent until the first query. */
export function connect(address: Address, options: { max?: number } = {}): Sql {
  const settings = {
    max: options.max ?? 8,
    connect_timeout: 15,
    backoff,
    onnotice: () => {},
    connection: { application_name: 'curbtag', TimeZone: 'UTC' },
  };
  if ('url' in address) return postgres(address.url, settings);
  return postgres({ ...settings, path: address.socketPath, user: 'postgres', database: 'postgres', ssl: false });
}

export const asDatabase = (sql: Sql): Database => drizzle(preparing(sql, usageOf(sql)), { schema });

/** Queries under way on a pool, and the most connections they have needed so far. */
type Usage = { underWay: number; open: number };

const usages = new WeakMap<Sql, Usage>();

function usageOf(sql: Sql): Usage {
  const usage = usages.get(sql) ?? { underWay: 0, open: 0 };
  usages.set(sql, usage);
  return usage;
}

/** By own counting of the queries that go through `asDatabase`: the driver tells nothing about its pool. */
export function poolNumbers(sql: Sql): PoolNumbers {
  const { underWay, open } = usageOf(sql);
  const { max } = sql.options;
  return { max, open, busy: Math.min(underWay, max), waiting: Math.max(0, underWay - max) };
}

function count(query: Query, usage: Usage, max: number): Query {
  usage.underWay += 1;
  usage.open = Math.max(usage.open, Math.min(usage.underWay, max));
  const { resolve, reject } = query;
  query.resolve = (value) => {
    usage.underWay -= 1;
    resolve(value);
  };
  query.reject = (error) => {
    usage.underWay -= 1;
    reject(error);
  };
  return query;
}

type Query = { resolve(value: unknown): void; reject(error: unknown): void };
type Unsafe = (query: string, parameters?: unknown[], options?: object) => Query;
type Begin = (...args: unknown[]) => unknown;

/**
 * Drizzle asks for unprepared statements unless each is named; prepared ones are worth 4 to 6 times on small reads
 * with the embedded engine. This hands Drizzle a client that prepares everything, inside transactions too.
 */
function preparing<Client extends object>(client: Client, usage: Usage): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      if (name === 'unsafe') {
        const unsafe = value as Unsafe;
        return (query: string, parameters: unknown[] = [], options: object = {}) =>
          count(failAfterClose(unsafe(query, parameters, { ...options, prepare: true })), usage, mostOf(client));
      }
      if (name === 'begin' || name === 'savepoint') {
        const begin = value as Begin;
        return (...args: unknown[]) =>
          begin(...args.map((arg) => (typeof arg === 'function' ? inside(arg, usage) : arg)));
      }
      return value;
    },
  });
}

/** ms. Node closes a connection a moment after it has told of the fault. */
const UNTIL_CLOSED = 10;

/**
 * A query that a broken connection took with it fails once that is closed. In between, the driver takes the connection
 * for a living one: what is sent then, because another had just failed, would never be answered, and those who wait in
 * line behind it would wait for ever.
 */
function failAfterClose(query: Query): Query {
  const { reject } = query;
  query.reject = (error) => {
    const answered = error instanceof Error && error.name === 'PostgresError';
    if (answered) reject(error);
    else setTimeout(reject, UNTIL_CLOSED, error);
  };
  return query;
}

const mostOf = (client: object): number =>
  'options' in client ? (client as Sql).options.max : Number.POSITIVE_INFINITY;

const inside = (work: unknown, usage: Usage) => (client: object) =>
  (work as (client: object) => unknown)(preparing(client, usage));
