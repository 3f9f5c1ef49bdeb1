import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Client, Session } from './session.ts';
import { CANCEL_REQUEST, createReader, errorMessage, GSS_REQUEST, SSL_REQUEST } from './wire.ts';

export type SocketServer = { close(): Promise<void> };

/** Serves PostgreSQL's wire protocol on a unix socket that only this user can open. */
export async function listen(session: Session, path: string): Promise<SocketServer> {
  rmSync(path, { force: true });
  const greeting = await session.greeting();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(session, socket, greeting);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  chmodSync(path, 0o600);
  return { close: () => close(server, sockets) };
}

function serve(session: Session, socket: Socket, greeting: Buffer): void {
  const client: Client = {
    statements: new Set(),
    answer: (bytes) => void (socket.writable && socket.write(bytes)),
    dismiss: () =>
      socket.end(errorMessage('25P03', 'The transaction was left open for too long.'), () => socket.destroy()),
  };
  const read = createReader();
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const event of read(chunk)) {
        if (event.kind === 'batch') session.submit(client, event.batch);
        else if (event.kind === 'end') socket.end();
        else if (event.request === SSL_REQUEST || event.request === GSS_REQUEST) socket.write('N');
        else if (event.request === CANCEL_REQUEST) socket.destroy();
        else socket.write(greeting);
      }
    } catch {
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => session.leave(client));
}

function close(server: Server, sockets: Set<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets)
    socket.end(errorMessage('57P01', 'The database is shutting down.'), () => socket.destroy());
  return closed;
}
