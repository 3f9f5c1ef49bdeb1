import { parentPort, workerData } from 'node:worker_threads';
import type { Beat } from './beat.ts';
import { openEngine } from './engine.ts';
import { createKeeper, freeBytesOf, type Upkeep } from './maintenance.ts';
import { Session } from './session.ts';
import { listen, type SocketServer } from './socket-server.ts';

/** The embedded database's thread: the engine is synchronous, so it must not share a thread with the web server. */
export type WorkerData = {
  readonly folder: string;
  readonly socketPath: string;
  readonly durable: boolean;
  readonly beat: Beat;
  readonly upkeep: Upkeep;
  readonly tickMs: number;
};
export type FromWorker = { kind: 'ready' } | { kind: 'closed' } | { kind: 'read-only'; on: boolean };
export type ToWorker = { kind: 'close' };

/** A transaction that does nothing for this long is rolled back: everybody else is waiting for it. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5_000;

const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread only.');
const data = workerData as WorkerData;
const tell = (message: FromWorker) => port.postMessage(message);

const engine = await openEngine(data.folder, data.durable);
// A broken engine ends the thread; the supervisor starts another, which recovers from the log.
const session = new Session(engine, data.beat, (error) => {
  throw error;
});
const server = await listen(session, data.socketPath);
const keeper = createKeeper(session, data.upkeep, freeBytesOf(data.folder));

let keeping = false;
async function keep(): Promise<void> {
  session.dismissIdleOwner(IDLE_TRANSACTION_TIMEOUT_MS);
  if (keeping) return;
  keeping = true;
  const before = keeper.readOnly;
  await keeper.tick().catch((error: unknown) => console.error('Database upkeep failed:', error));
  keeping = false;
  if (keeper.readOnly !== before) tell({ kind: 'read-only', on: keeper.readOnly });
}
const timer = setInterval(keep, data.tickMs);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') close(server);
});
tell({ kind: 'ready' });

/** In-flight work first: closing the engine under a running statement wedges it. */
async function close(sockets: SocketServer): Promise<void> {
  clearInterval(timer);
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (!session.quiet && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  await sockets.close();
  await session.end();
  tell({ kind: 'closed' });
  port?.close();
}
