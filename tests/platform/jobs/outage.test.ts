import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { asDatabase, connect } from '#platform/db/index.ts';
import type { Job } from '#platform/job.ts';
import { openJobLocks, startJobs } from '#platform/jobs/index.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { makeServices } from '../../support/services.ts';

/** Two connections for pages and two for jobs: fewer than the jobs that are due at once. */
async function openSmall(url: string) {
  const sql = connect({ url }, { max: 2, maxForJobs: 2 });
  const services = await makeServices({ db: asDatabase(sql) });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await services.stop();
  });
  return { sql, services };
}

const manyJobs = (run: Job['run']): Job[] =>
  Array.from({ length: 17 }, (_, at) => ({ name: `job ${at}`, everyMs: 20, where: 'one process', run }));

describe('seventeen jobs that are due at once', () => {
  test('leave pages their connections while every statement is slow, two of them at a time', async () => {
    const url = inject('postgresUrl');
    const proxy = await startFaultProxy({ port: Number(new URL(url).port) });
    onTestFinished(() => proxy.close());
    const { sql, services } = await openSmall(proxy.through(url));
    let atOnce = 0;
    let most = 0;
    let runs = 0;
    const jobs = startJobs({
      services,
      locks: openJobLocks(sql),
      jobs: manyJobs(async ({ services: { db } }) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await db.transaction(async (tx) => void (await tx.execute('select 1'))).finally(() => (atOnce -= 1));
        runs += 1;
      }),
    });
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(0);
    proxy.slow(300);
    const before = runs;
    await services.db.execute('select 1');
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(before);
    // A stall, as of a disk that hangs: what was asked before it ends is answered, or fails, and the next is answered.
    proxy.stall();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    proxy.resume();
    await services.db.execute('select 1');
    const after = runs;
    await expect.poll(() => runs, { timeout: 60_000 }).toBeGreaterThan(after + 3);
    await jobs.stop();
    expect(most).toBe(2);
  });

  test('bear restarts of PostgreSQL, in order and by a crash: no fault is left to end the process', async () => {
    const server = await startPostgres();
    const { sql, services } = await openSmall(server.urlOf('postgres'));
    // Only once the pool has let go.
    onTestFinished(() => server.stop());
    const unhandled: unknown[] = [];
    const hear = (error: unknown) => void unhandled.push(error);
    process.on('uncaughtException', hear);
    onTestFinished(() => void process.off('uncaughtException', hear));
    let runs = 0;
    const jobs = startJobs({
      services,
      locks: openJobLocks(sql),
      jobs: manyJobs(async ({ services: { db } }) => {
        await db.transaction(async (tx) => {
          await tx.execute('select pg_sleep(0.01)');
          await tx.execute('select 2');
        });
        runs += 1;
      }),
    });
    for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
      const before = runs;
      await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(before + 3);
      await server.halt(how);
      await expect(services.db.execute('select 1')).rejects.toThrow();
      await server.resume();
      await expect
        .poll(
          () =>
            services.db.execute('select 1').then(
              () => true,
              () => false,
            ),
          { timeout: 30_000 },
        )
        .toBe(true);
    }
    const last = runs;
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(last + 3);
    await jobs.stop();
    expect(unhandled).toEqual([]);
  });
});

test('urgent work goes by those that wait', async () => {
  const services = await makeServices();
  const gate = Promise.withResolvers<void>();
  let delivered = 0;
  const slow = (name: string): Job => ({ name, everyMs: 1, where: 'one process', run: () => gate.promise });
  const mail: Job = {
    name: 'mail',
    everyMs: 1,
    where: 'one process',
    urgent: true,
    run: async () => {
      delivered += 1;
    },
  };
  const jobs = startJobs({ services, jobs: [slow('one'), slow('two'), slow('three'), mail] });
  await expect.poll(() => delivered, { timeout: 30_000 }).toBeGreaterThan(3);
  gate.resolve();
  await jobs.stop();
  await services.stop();
});
