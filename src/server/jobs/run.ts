import type { Services } from '../context.ts';
import type { Sql } from '../db/index.ts';

/** Work that comes back. A run must bear being cut off and run again. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  run(input: { services: Services }): Promise<unknown>;
};

export type Jobs = {
  /** Waits for runs under way; none begins afterwards. */
  stop(): Promise<void>;
};

type Options = {
  readonly services: Services;
  readonly jobs: readonly Job[];
  /** Set when several processes share the database: each run then holds an advisory lock. */
  readonly sharedSql?: Sql | null;
};

/** Runs each job at its own pace, never twice at a time; what goes wrong is reported and tried again next time. */
export function startJobs({ services, jobs, sharedSql = null }: Options): Jobs {
  const running = new Map<string, Promise<void>>();
  const runOnce = async (job: Job): Promise<void> => {
    try {
      if (sharedSql) await alone(sharedSql, job.name, () => job.run({ services }));
      else await job.run({ services });
    } catch (error) {
      services.telemetry.error(error, { path: `job:${job.name}`, method: 'JOB' });
    }
  };
  const tick = (job: Job) => {
    if (running.has(job.name)) return;
    const run = runOnce(job).finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const timers = jobs.map((job) => setInterval(tick, job.everyMs, job));
  for (const timer of timers) timer.unref();
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

/** Does nothing when another process is at the same job. */
async function alone(sql: Sql, name: string, work: () => Promise<unknown>): Promise<void> {
  const connection = await sql.reserve();
  try {
    const [lock] = await connection<{ taken: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${`curbtag job ${name}`}, 0)) as taken`;
    if (!lock?.taken) return;
    try {
      await work();
    } finally {
      await connection`select pg_advisory_unlock(hashtextextended(${`curbtag job ${name}`}, 0))`;
    }
  } finally {
    connection.release();
  }
}
