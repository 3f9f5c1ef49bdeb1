import postgres from 'postgres';
import { type Timeouts, toParameters } from './timeouts.ts';

export type Address = { readonly url: string } | { readonly socketPath: string };

/**
 * Seconds before the connection that listens is opened anew. The driver's own wait grows to twenty; what other processes
 * say meanwhile is not heard.
 */
const backoff = (broken: number): number => Math.min(0.02 * 2 ** broken, 0.5);

/** Seconds for a connection to be made. */
const CONNECT_TIMEOUT = 10;

/** A query of the driver, with the parts that its types leave out. Whoever calls `handler` sends it. */
export type Query = {
  handler(query: Query): void;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  readonly cursorFn?: unknown;
};

/** What the driver gives for a call with a template: a query, or a piece of one, which nobody sends. */
export const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'handler' in value && 'resolve' in value;

/** The driver with settings of ours. It opens nothing before its first query. */
export function openDriver(address: Address, timeouts: Timeouts): postgres.Sql {
  const settings = {
    max: 1,
    connect_timeout: CONNECT_TIMEOUT,
    // A connection is renewed by the pool, between two queries.
    max_lifetime: null,
    // Nobody hears of it when this question of the driver's is cut off, and that would end the process. Lists are asked
    // for as JSON, or by their own binary form.
    fetch_types: false,
    backoff,
    onnotice: () => {},
    connection: { application_name: 'curbtag', TimeZone: 'UTC', ...toParameters(timeouts) },
  };
  if ('url' in address) return postgres(address.url, settings);
  return postgres({ ...settings, path: address.socketPath, user: 'postgres', database: 'postgres', ssl: false });
}

/** Another one with the settings, readers and writers of values of the first, and one connection, told of when it ends. */
export function openAnother(first: postgres.Sql, onclose: () => void): postgres.Sql {
  // Options that were parsed before are taken as they are: the driver does so for the connection that listens.
  return postgres({ ...first.options, onclose, no_subscribe: true } as unknown as postgres.Options<never>);
}

/** Keeps it from opening a connection anew for what waits inside, which nobody waits for any more. */
export function seal(client: postgres.Sql): void {
  const refuse = () => {
    throw lostConnection('CONNECTION_CLOSED', 'The connection to the database was lost.');
  };
  // The driver reads this whenever it opens a socket.
  Object.assign(client.options, { socket: refuse });
}

/** What the driver calls a connection; `terminate` is how it stops sending at once. */
export type Inner = { terminate(): void };

/**
 * Opens the client's connection and asks it one thing, to get hold of the driver's own connection, which it shows to
 * what a query brings along. Rejects with what went wrong while it was opened.
 */
export function openInner(client: postgres.Sql, found: (inner: Inner) => void): PromiseLike<unknown> {
  const onexecute = (inner: Inner) => {
    found(inner);
    return true;
  };
  return client.unsafe('select 1', [], { onexecute } as postgres.UnsafeQueryOptions);
}

/** How this client sends a query: every one that it makes knows. */
export const handlerOf = (client: postgres.Sql): Query['handler'] => (client.unsafe('') as unknown as Query).handler;

/** Whether an error ends the connection it came over, and not just the query. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return 'syscall' in error || ('code' in error && /^(CONNECT|E[A-Z]+$)/.test(String(error.code)));
}

/** An error as the driver makes them, so that it is told to people like its own. */
export const lostConnection = (code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT', message: string) =>
  Object.assign(new Error(message), { code });
