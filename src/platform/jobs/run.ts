import type { Services } from '../context.ts';
import { inLane } from '../db/index.ts';
import type { Job } from '../job.ts';
import type { JobLocks } from './locks.ts';

type JobRun = {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: 'done' | 'failed' | 'elsewhere';
};

export type Jobs = {
  /** Waits for runs under way; none begins afterwards. */
  stop(): Promise<void>;
};

type Options = {
  readonly services: Services;
  readonly jobs: readonly Job[];
  /** Set when several processes share the database. */
  readonly locks?: JobLocks | null;
  /** Hears of every run. */
  readonly onRun?: (run: JobRun) => void;
};

const MAX_AT_ONCE = 2;

/**
 * Runs each job at its own pace, never twice at a time, and at most two of them at once besides the urgent ones; what
 * goes wrong is reported and tried again next time.
 */
export function startJobs({ services, jobs, locks = null, onRun = () => {} }: Options): Jobs {
  const usual = createTurns(MAX_AT_ONCE);
  const urgent = createTurns(Number.POSITIVE_INFINITY);
  const runOnce = async (job: Job): Promise<void> => {
    const began = performance.now();
    const tell = (outcome: JobRun['outcome']) =>
      onRun({ name: job.name, seconds: (performance.now() - began) / 1_000, outcome });
    try {
      const work = () => inLane(job.urgent ? 'pages' : 'jobs', async () => void (await job.run({ services })));
      const shared = locks !== null && job.where === 'one process';
      tell((await (shared ? alone(locks, job.name, work) : work().then(() => true))) ? 'done' : 'elsewhere');
    } catch (error) {
      tell('failed');
      services.telemetry.error(error, { path: `job:${job.name}`, method: 'JOB' });
    }
  };

  const timers = new Map<Job, NodeJS.Timeout>();
  const schedule = (job: Job, delayMs: number) => {
    const tick = () => {
      schedule(job, spread(job.everyMs));
      (job.urgent ? urgent : usual).offer(job.name, () => runOnce(job));
    };
    timers.set(job, setTimeout(tick, delayMs).unref());
  };
  // Their first runs are spread over a period of each, so that they do not all come in one moment ever after.
  jobs.forEach((job, at) => void schedule(job, (job.everyMs * (at + 1)) / jobs.length));
  return {
    stop: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([usual.stop(), urgent.stop()]);
      await locks?.close();
    },
  };
}

/** Two processes that started together drift apart, and so do two jobs of one period. */
const spread = (everyMs: number): number => everyMs * (0.9 + 0.2 * Math.random());

/** Does nothing, and gives false, when another process is at the same job. */
async function alone(locks: JobLocks, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!(await locks.take(name))) return false;
  try {
    await work();
  } finally {
    await locks.giveBack(name);
  }
  return true;
}

/** Takes work in order, so much of it at once; work that waits or runs already is not taken a second time. */
type Turns = {
  offer(name: string, work: () => Promise<void>): void;
  /** Waits for what runs; nothing begins any more. */
  stop(): Promise<void>;
};

function createTurns(most: number): Turns {
  const running = new Map<string, Promise<void>>();
  let line: { name: string; work: () => Promise<void> }[] = [];
  let stopped = false;
  const next = () => {
    while (line.length > 0 && running.size < most) {
      const turn = line.shift();
      if (!turn) return;
      const run = turn.work().finally(() => {
        running.delete(turn.name);
        next();
      });
      running.set(turn.name, run);
    }
  };
  return {
    offer: (name, work) => {
      if (stopped || running.has(name) || line.some((turn) => turn.name === name)) return;
      line.push({ name, work });
      next();
    },
    stop: async () => {
      stopped = true;
      line = [];
      await Promise.all(running.values());
    },
  };
}
