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
  readonly timeouts?: Record<Work, number>;
  /** ms before each restart of those within some minutes. */
  readonly waits?: readonly number[];
  /** Hears one sentence about each fault that was mended or could not be. */
  readonly report?: (sentence: string) => void;
};

const TIMEOUT_SECONDS: Record<Work, number> = { statement: 60, maintenance: 900 };
/** ms before the thread is started again after it ended once, twice … within a minute; the last holds for all others. */
const WAITS = [0, 0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** ms. Restarts this long ago are forgotten. */
const RECENT = 5 * 60_000;
/** A first start may make the cluster: minutes on a machine that others keep busy. Killed, it would begin again. */
const FIRST_START_TIMEOUT_MS = 600_000;
const RESTART_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts the engine's thread, watches it, and starts it again when it hangs or dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const report = options.report ?? ((sentence) => console.error(sentence));
  const timeouts = options.timeouts ?? TIMEOUT_SECONDS;
  const waits = options.waits ?? WAITS;
  let closing = false;
  let restarts: number[] = [];

  const ears: Ears = {
    readOnly: (on) => report(on ? READ_ONLY : WRITABLE),
    failed: (error) => report(`The database thread failed: ${error.message}`),
    ended: () => {
      if (!closing) void restart('The database thread ended by itself');
    },
  };
  let current = await launch(options, ears, FIRST_START_TIMEOUT_MS);

  /**
   * Never given up: what ends it over and over, a full disk or memory that is short, is often over later, and meanwhile
   * pages that are kept go on and readiness is red. A process that ended instead would come back to the same fault.
   */
  const restart = async (why: string): Promise<void> => {
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < RECENT), now];
    const wait = waits[Math.min(restarts.length, waits.length) - 1] ?? 0;
    report(`${why} and is started again${wait > 0 ? ` in ${wait / 1_000} s` : ''}.`);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (closing) return;
    try {
      current = await launch(options, ears, RESTART_TIMEOUT_MS);
      if (closing) await stop(current);
    } catch (error) {
      if (!closing)
        await restart(`The database thread did not start (${error instanceof Error ? error.message : error})`);
    }
  };

  const watchdog = setInterval(() => {
    const doing = readBeat(current.beat);
    if (doing && doing.seconds > timeouts[doing.work]) void current.worker.terminate();
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
function launch(options: EmbeddedOptions, ears: Ears, timeoutMs: number): Promise<Launched> {
  const beat = createBeat();
  const workerData: WorkerData = {
    folder: options.folder,
    socketPath: options.socketPath,
    durable: options.durable ?? true,
    beat,
    upkeep: options.upkeep ?? UPKEEP,
    tickMs: options.tickMs ?? 2_000,
  };
  const worker = new Worker(threadFile('platform/db/embedded/worker.ts', 'database-worker.mjs'), { workerData });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let ready = false;
    const timer = setTimeout(() => {
      reject(new Error(`The database thread did not start within ${timeoutMs / 60_000} minutes.`));
      void worker.terminate();
    }, timeoutMs);
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
  const timer = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
