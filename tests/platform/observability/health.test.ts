import { describe, expect, it } from 'vitest';
import { createHealth, MIN_FREE_BYTES } from '#platform/observability/health.ts';

const GIB = 1024 ** 3;

function make(parts: { ping?: () => Promise<void>; isMigrated?: () => Promise<boolean>; freeBytes?: number } = {}) {
  const clock = { at: 0 };
  const asked = { database: 0 };
  const health = createHealth({
    database: {
      ping: () => {
        asked.database += 1;
        return parts.ping ? parts.ping() : Promise.resolve();
      },
    },
    isMigrated: parts.isMigrated ?? (async () => true),
    readSpace: async () => ({ freeBytes: parts.freeBytes ?? GIB, totalBytes: 10 * GIB }),
    now: () => clock.at,
  });
  return { health, clock, asked };
}

const statesOf = async ({ health }: ReturnType<typeof make>) =>
  Object.fromEntries((await health.ready()).checks.map(({ name, state }) => [name, state]));

describe('readiness', () => {
  it('is green when everything is there', async () => {
    const made = make();
    expect((await made.health.ready()).ready).toBe(true);
    expect(await statesOf(made)).toEqual({ database: 'ok', migrations: 'ok', disk: 'ok', process: 'ok' });
  });

  it.each([
    ['the database refuses', { ping: () => Promise.reject(new Error('postgres://u:p@db')) }, 'database', 'no answer'],
    ['the database hangs', { ping: () => new Promise<void>(() => {}) }, 'database', 'no answer'],
    ['a migration is missing', { isMigrated: async (): Promise<boolean> => false }, 'migrations', 'missing'],
    [
      'nobody can say which migrations there are',
      { isMigrated: (): Promise<boolean> => Promise.reject(new Error('x')) },
      'migrations',
      'unknown',
    ],
    ['the disk is full', { freeBytes: MIN_FREE_BYTES - 1 }, 'disk', 'full'],
  ] as const)('is red when %s', async (_, parts, name, state) => {
    const made = make(parts);
    const { ready, checks } = await made.health.ready();
    expect(ready).toBe(false);
    expect(checks.find((check) => check.name === name)).toEqual({ name, ok: false, state });
    expect(JSON.stringify(checks)).not.toContain('postgres');
  });

  it('is red from the moment a stop begins', async () => {
    const made = make();
    await made.health.ready();
    made.health.stopping();
    expect((await made.health.ready()).ready).toBe(false);
    expect(await statesOf(made)).toMatchObject({ process: 'stopping' });
  });

  it('asks once for many who ask at once, and once a second at most', async () => {
    const made = make();
    await Promise.all(Array.from({ length: 50 }, () => made.health.ready()));
    await made.health.ready();
    expect(made.asked.database).toBe(1);
    made.clock.at += 1_001;
    await made.health.ready();
    expect(made.asked.database).toBe(2);
  });
});
