import { describe, expect, it } from 'vitest';
import { connect } from '#platform/db/index.ts';
import { openJobLocks, startJobs } from '#platform/jobs/index.ts';
import { makeServices, type TestServices } from '../../support/services.ts';

const withServices = async (engine: 'embedded' | 'postgres', use: (services: TestServices) => Promise<void>) => {
  const services = await makeServices({ engine });
  await use(services).finally(services.stop);
};

describe('periodic jobs', () => {
  it('never run twice at a time, and are waited for when they stop', async () => {
    await withServices('embedded', async (services) => {
      const gate = Promise.withResolvers<void>();
      const seen = { began: 0, ended: 0 };
      const run = async () => {
        seen.began += 1;
        await gate.promise;
        seen.ended += 1;
      };
      let ticks = 0;
      const clock = async () => {
        ticks += 1;
      };
      const jobs = startJobs({
        services,
        jobs: [
          { name: 'slow', everyMs: 1, where: 'one process', run },
          { name: 'clock', everyMs: 1, where: 'one process', run: clock },
        ],
      });
      await expect.poll(() => ticks).toBeGreaterThan(5);
      expect(seen).toEqual({ began: 1, ended: 0 });
      const stopped = jobs.stop();
      gate.resolve();
      await stopped;
      expect(seen.ended).toBe(1);
    });
  });

  it('report what goes wrong and come again', async () => {
    await withServices('embedded', async (services) => {
      let tries = 0;
      const run = async () => {
        tries += 1;
        throw new Error(`try ${tries}`);
      };
      const jobs = startJobs({ services, jobs: [{ name: 'broken', everyMs: 1, where: 'one process', run }] });
      await expect.poll(() => tries).toBeGreaterThan(2);
      await jobs.stop();
      expect(services.errors.slice(0, 2).map(String)).toEqual(['Error: try 1', 'Error: try 2']);
    });
  });

  it('run in one of several processes on the same PostgreSQL', async () => {
    await withServices('postgres', async (services) => {
      const gate = Promise.withResolvers<void>();
      let atOnce = 0;
      let most = 0;
      const run = async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await gate.promise;
        atOnce -= 1;
      };
      const pools = [1, 2, 3].map(() => connect({ url: services.database.url ?? '' }, { max: 2 }));
      const started = pools.map((sql) =>
        startJobs({
          services,
          jobs: [{ name: 'alone', everyMs: 5, where: 'one process', run }],
          locks: openJobLocks(sql),
        }),
      );
      await expect.poll(() => atOnce).toBe(1);
      // The others have asked for the lock meanwhile and gone away without it.
      await Promise.all(pools.map((sql) => sql`select 1`));
      await expect
        .poll(
          async () =>
            (await pools[0]?.unsafe(`select count(*)::int as n from pg_locks where locktype = 'advisory'`))?.[0]?.n,
        )
        .toBe(1);
      gate.resolve();
      await Promise.all(started.map((jobs) => jobs.stop()));
      expect(most).toBe(1);
      await Promise.all(pools.map((sql) => sql.end()));
    });
  });
});
