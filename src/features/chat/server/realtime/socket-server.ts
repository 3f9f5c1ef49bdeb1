import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import { SOCKET } from '#shared/constants.ts';
import type { Services } from '#platform/context.ts';
import { isOwnOrigin } from '#platform/web/index.ts';
import { openListeningPool } from './listening-pool.ts';

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
