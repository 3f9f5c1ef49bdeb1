import { availableParallelism } from 'node:os';
import { onePer } from '#platform/process-wide.ts';
import type { Storage } from '#platform/storage/index.ts';

/**
 * Work on pictures, a few at a time. It holds no state that matters: rows that say PROCESSING are the real queue and
 * are taken up again at boot.
 */
export type PhotoQueue = {
  /** Runs the work when its turn comes. `first` goes before everything that waits: somebody is looking at a spinner. */
  run<T>(work: () => Promise<T>, place?: 'first' | 'last'): Promise<T>;
  /** Resolves when nothing runs or waits. */
  settled(): Promise<void>;
  /** Starts nothing more; resolves when what runs is done. What waited is left for the next boot. */
  stop(): Promise<void>;
};

function createQueue(width: number): PhotoQueue {
  const waiting: (() => Promise<void>)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    if (running === 0 && waiting.length === 0) for (const resolve of idle.splice(0)) resolve();
    while (running < width) {
      const job = waiting.shift();
      if (!job) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        next();
      });
    }
  };

  const settled = () =>
    new Promise<void>((resolve) => {
      idle.push(resolve);
      next();
    });
  const stop = () => {
    waiting.length = 0;
    return settled();
  };

  return {
    settled,
    stop,
    run: (work, place = 'last') =>
      new Promise((resolve, reject) => {
        const job = () => work().then(resolve, reject);
        if (place === 'first') waiting.unshift(job);
        else waiting.push(job);
        next();
      }),
  };
}

const queueOf = onePer<Storage, PhotoQueue>('photo-queues', () => createQueue(width()));

/** The queue of this process. */
export const photoQueue = ({ storage }: { readonly storage: Storage }): PhotoQueue => queueOf(storage);

/** One core is left for answering requests. */
const width = () => Math.max(1, Math.min(4, availableParallelism() - 1));
