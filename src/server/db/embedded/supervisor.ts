import { Worker } from 'node:worker_threads';
import { threadFile } from '../../data-file.ts';
import { createBeat, readBeat, type Work } from './beat.ts';
import { UPKEEP, type Upkeep } from './maintenance.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker.ts';

export type EmbeddedServer = { close(): Promise<void> };

export type EmbeddedOptions = {
  readonly folder: string;
  readonly socketPath: string;
  readonly durable?: boolean;
  readonly upkeep?: Upkeep;
  readonly tickMs?: number;
  /** Seconds after which a worker is taken for hung. */
  readonly patience?: Record<Work, number>;
  /** Hears one sentence about each fault that was mended or could not be. */
  readonly report?: (sentence: string) => void;
};

const PATIENCE: Record<Work, number> = { statement: 60, maintenance: 900 };
const MOST_RESTARTS_A_MINUTE = 5;
const LONGEST_START = 120_000;
const LONGEST_GOODBYE = 20_000;

/** Starts the engine's thread, watches it, and starts it again when it hangs or dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const report = options.report ?? ((sentence) => console.error(sentence));
  const patience = options.patience ?? PATIENCE;
  let closing = false;
  let restarts: number[] = [];

  const ears: Ears = {
    readOnly: (on) => report(on ? READ_ONLY : WRITABLE),
    failed: (error) => report(`The database thread failed: ${error.message}`),
    ended: () => {
      if (!closing) void restart('The database thread ended by itself');
    },
  };
  let current = await launch(options, ears);

  const restart = async (why: string): Promise<void> => {
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < 60_000), now];
    if (restarts.length > MOST_RESTARTS_A_MINUTE) {
      report(`${why} too often; it is not started again. Restart the server.`);
      return;
    }
    report(`${why} and is started again.`);
    try {
      current = await launch(options, ears);
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (!closing)
        await restart(`The database thread did not start (${error instanceof Error ? error.message : error})`);
    }
  };

  const watchdog = setInterval(() => {
    const doing = readBeat(current.beat);
    if (doing && doing.seconds > patience[doing.work]) void current.worker.terminate();
  }, 1_000);
  watchdog.unref();

  return {
    close: async () => {
      closing = true;
      clearInterval(watchdog);
      await stop(current);
    },
  };
}

const READ_ONLY = 'The disk is almost full: the database is read-only.';
const WRITABLE = 'There is room on the disk again: the database takes changes.';

type Launched = { worker: Worker; beat: ReturnType<typeof createBeat>; ended: Promise<void> };
type Ears = { readOnly(on: boolean): void; failed(error: Error): void; ended(): void };

/** Resolves when the thread serves its socket; from then on `ears` hears what becomes of it. */
function launch(options: EmbeddedOptions, ears: Ears): Promise<Launched> {
  const beat = createBeat();
  const workerData: WorkerData = {
    folder: options.folder,
    socketPath: options.socketPath,
    durable: options.durable ?? true,
    beat,
    upkeep: options.upkeep ?? UPKEEP,
    tickMs: options.tickMs ?? 2_000,
  };
  const worker = new Worker(threadFile('db/embedded/worker.ts', 'database-worker.mjs'), { workerData });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let ready = false;
    const timer = setTimeout(() => void worker.terminate(), LONGEST_START);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'read-only') ears.readOnly(message.on);
      if (message.kind !== 'ready') return;
      clearTimeout(timer);
      ready = true;
      resolve({ worker, beat, ended });
    });
    worker.on('error', (error: Error) => (ready ? ears.failed(error) : reject(error)));
    worker.once('exit', () => {
      clearTimeout(timer);
      if (ready) ears.ended();
      else reject(new Error('The database thread ended while it started.'));
    });
  });
}

/** Asks the thread to finish, and ends it when it does not. */
async function stop({ worker, ended }: Launched): Promise<void> {
  worker.postMessage({ kind: 'close' } satisfies ToWorker);
  const timer = setTimeout(() => void worker.terminate(), LONGEST_GOODBYE);
  await ended;
  clearTimeout(timer);
}
