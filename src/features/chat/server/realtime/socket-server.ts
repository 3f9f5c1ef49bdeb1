import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import pg from 'pg';
import { SOCKET } from '#shared/constants.ts';
import type { Services } from '#platform/context.ts';
import { isOwnOrigin } from '#platform/web/index.ts';

type Settings = {
  readonly connectionString: string;
  report(error: unknown): void;
  /** It listens again after a while in which other processes spoke unheard. */
  onReturn(): void;
};

/** Connections beside the product's own: one listens, the others notify. */
const MAX = 4;
/** ms. Rather an announcement that is reported as lost than one that waits for ever, with all behind it. */
const TIMEOUT_MS = 15_000;

/**
 * The pool of the socket's adapter, which asks for a connection to listen on and forgets it when it breaks. Here the
 * place of a broken one is given back, or a few restarts of PostgreSQL would use up the pool, and one listens at a time.
 */
export function openListeningPool({ connectionString, report, onReturn }: Settings) {
  // A NOTIFY writes nothing that must outlive a power cut, so its commit does not wait for the disk.
  const options = '-c synchronous_commit=off';
  const pool = new pg.Pool({
    connectionString,
    max: MAX,
    connectionTimeoutMillis: TIMEOUT_MS,
    application_name: 'curbtag sockets',
    options,
  });
  pool.on('error', report);
  // A connection that is in use when it breaks tells nobody but itself; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', report));

  let listener: pg.PoolClient | null = null;
  let before = false;
  const letGo = (client: pg.PoolClient) => {
    if (listener !== client) return;
    listener = null;
    // Whoever waits for its end would open one more.
    client.removeAllListeners('end');
    client.release(true);
  };
  // The adapter gives it back itself when it closes.
  pool.on('release', (_, client) => {
    if (client === listener) listener = null;
  });
  const listen = async () => {
    const client = await pool.connect();
    if (listener) letGo(listener);
    listener = client;
    client.once('end', () => setImmediate(letGo, client));
    // Behind the LISTEN that the adapter sends first.
    if (before) setImmediate(() => client.query('select 1').then(onReturn, () => {}));
    before = true;
    return client;
  };
  /** A connection that broke is found out by the first that uses it: another one gets a try. */
  const notify = (text: string, values?: unknown[]) => pool.query(text, values).catch(() => pool.query(text, values));
  const shared = Object.assign(Object.create(pool) as pg.Pool, { connect: listen, query: notify });
  const end = async () => {
    if (listener) letGo(listener);
    await pool.end();
  };
  return { pool: shared, end };
}

/** What a device sends is small: that somebody is typing. */
const MAX_PACKET_BYTES = 16 * 1024;
/** Attachments older than this are of announcements long heard. ms. */
const ATTACHMENTS_KEPT = 3_600_000;

export type Sockets = { readonly io: Server; close(): Promise<void> };

/** Socket.IO on the site's own port. With PostgreSQL, processes pass announcements on by LISTEN and NOTIFY. */
export function openSockets({ services, server }: { services: Services; server: HttpServer }): Sockets {
  const { config } = services;
  const report = (error: unknown) => services.telemetry.error(error, { path: SOCKET.path, method: 'SOCKET' });
  // Devices come back by themselves, and then read what this process did not hear.
  const cut = () => io.of('/').sockets.forEach(({ conn }) => void conn.close());
  const shared = config.databaseUrl
    ? openListeningPool({ connectionString: config.databaseUrl, report, onReturn: cut })
    : null;
  const io = new Server(server, {
    path: SOCKET.path,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    connectTimeout: SOCKET.connectTimeout,
    // In development another socket lives on the same server.
    destroyUpgrade: config.production,
    allowRequest: ({ headers }, answer) => answer(null, isOwnOrigin(new Headers(originOf(headers)), config)),
    ...(shared && { adapter: createAdapter(shared.pool, { errorHandler: report, cleanupInterval: ATTACHMENTS_KEPT }) }),
  });
  const close = async () => {
    // The transport is cut, not the session: devices reconnect by themselves.
    io.engine.close();
    await io.of('/').adapter.close();
    await shared?.end();
  };
  return { io, close };
}

function originOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const named = ['origin', 'host', 'cookie', 'sec-fetch-site'] as const;
  return Object.fromEntries(named.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
