import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { forgetCounts } from '#platform/limits/forget-counts.ts';
import { openLimits, slowness } from '#platform/limits/open.ts';
import { RULES } from '#platform/limits/rules.ts';
import { countSignIn, forgiveSignIn } from '#platform/limits/sign-in.ts';
import { LIMIT_NAMES, type LimitName, type RateLimits } from '#platform/limits/rate-limits.ts';
import { BOTH_ENGINES, useTestDatabase } from '../../support/database.ts';

const outcome = (work: Promise<void>) =>
  work.then(
    () => 'passed',
    (error: unknown) => error,
  );

async function exhaust(limits: RateLimits, name: LimitName, key: string) {
  for (let n = 0; n < RULES[name].points; n += 1) await limits.consume(name, key);
}

describe('the table of limits', () => {
  test('has a rule for every name', () => {
    expect(Object.keys(RULES).sort()).toEqual([...LIMIT_NAMES].sort());
    for (const rule of Object.values(RULES)) expect(rule.points * rule.windowSeconds).toBeGreaterThan(0);
  });

  test('never refuses an address for what others do to it', () => {
    expect(RULES['sign-in-address'].beyond).toBe('slow');
  });

  test('slows a little more with each try and never by more than three seconds', () => {
    expect([0, 1, 2, 1_000].map(slowness)).toEqual([0, 250, 500, 3_000]);
  });
});

describe.each(BOTH_ENGINES)('limits beside %s', (engine) => {
  const database = useTestDatabase(engine);
  const open = () => openLimits({ config: { databaseUrl: database().url }, db: database().db });

  test('refuse after the last try, with the seconds to wait', async () => {
    const limits = open();
    await exhaust(limits, 'code-try', 'jo');
    const refusal = await outcome(limits.consume('code-try', 'jo'));
    expect(isAppError(refusal) && refusal.kind).toBe('too-many');
    expect(refusal).toMatchObject({ message: expect.stringContaining('15 minutes') });
    const { retryAfter = 0 } = refusal as { retryAfter?: number };
    expect(retryAfter).toBeGreaterThan(RULES['code-try'].windowSeconds - 60);
    expect(retryAfter).toBeLessThanOrEqual(RULES['code-try'].windowSeconds);
  });

  test('leave no timer behind that would ask a database which is closed', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    open();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are forgotten once their window is over, and not before', async () => {
    const { db } = database();
    const { rateLimits } = schema;
    await open().consume('mail-day', 'max');
    const keys = async () => (await db.select({ key: rateLimits.key }).from(rateLimits)).length;
    const at = (seconds: number) => ({ db, now: () => new Date(Date.now() + seconds * 1_000) });
    await forgetCounts(at(RULES['mail-day'].windowSeconds / 2));
    expect(await keys()).toBeGreaterThan(0);
    await forgetCounts(at(Math.max(...Object.values(RULES).map((it) => it.windowSeconds)) + 1));
    expect(await keys()).toBe(0);
  });

  test('count each key and each name for itself', async () => {
    const limits = open();
    await exhaust(limits, 'code-try', 'ann');
    expect(await outcome(limits.consume('code-try', 'bob'))).toBe('passed');
    expect(await outcome(limits.consume('code-request', 'ann'))).toBe('passed');
  });

  test('give the tries back', async () => {
    const limits = open();
    await exhaust(limits, 'code-try', 'eve');
    await limits.reset('code-try', 'eve');
    expect(await outcome(limits.consume('code-try', 'eve'))).toBe('passed');
  });

  test('give one try back, and no more', async () => {
    const limits = open();
    await exhaust(limits, 'code-try', 'ida');
    await limits.giveBack('code-try', 'ida');
    expect(await outcome(limits.consume('code-try', 'ida'))).toBe('passed');
    const refusal = await outcome(limits.consume('code-try', 'ida'));
    expect(isAppError(refusal) && refusal.kind).toBe('too-many');
  });

  test('let the owner in from home while somebody guesses from elsewhere', async () => {
    const limits = open();
    const guess = () => countSignIn({ limits, email: 'owner@example.com', network: '203.0.113.66' });
    for (let n = 0; n < RULES['sign-in-pair'].points; n += 1) await guess();
    expect(await outcome(guess())).toMatchObject({ kind: 'too-many' });
    const home = { limits, email: 'owner@example.com', network: '198.51.100.1' };
    expect(await outcome(countSignIn(home))).toBe('passed');
    await forgiveSignIn(home);
    expect(await outcome(guess())).toMatchObject({ kind: 'too-many' });
  });

  test('hold under simultaneous tries', async () => {
    const limits = open();
    const tries = Array.from({ length: RULES['code-try'].points * 3 }, () =>
      outcome(limits.consume('code-try', 'all')),
    );
    const passed = (await Promise.all(tries)).filter((it) => it === 'passed');
    expect(passed).toHaveLength(RULES['code-try'].points);
  });
});

describe('limits shared by processes', () => {
  const database = useTestDatabase('postgres');
  const open = () => openLimits({ config: { databaseUrl: database().url }, db: database().db });

  test('count together, and keep no address in the table', async () => {
    await exhaust(open(), 'code-try', 'jo@example.com');
    expect(await outcome(open().consume('code-try', 'jo@example.com'))).toMatchObject({ kind: 'too-many' });
    const rows = await database().sql`select key from rate_limits`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  test('of messages are one limit and a little: what a process counts by itself is small', async () => {
    const [one, other] = [open(), open()];
    const { points, block = 0 } = RULES.message;
    const send = async (limits: RateLimits, times: number) => {
      let passed = 0;
      for (let n = 0; n < times; n++) if ((await outcome(limits.consume('message', 'flood'))) === 'passed') passed += 1;
      return passed;
    };
    expect(await send(one, points - block)).toBe(points - block);
    expect(await send(other, points)).toBe(2 * block);
    expect(await outcome(other.consume('message', 'flood'))).toMatchObject({ kind: 'too-many' });
    expect(await send(one, points)).toBe(0);
  });

  test('of messages cost an ordinary writer nothing in the database', async () => {
    const limits = open();
    for (let n = 0; n < (RULES.message.block ?? 0); n++) await limits.consume('message', 'calm');
    const rows = await database().sql`select key from rate_limits where key like 'message:%'`;
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  test('go on in memory when the database is away', async () => {
    const away = {
      insert: () => {
        throw new Error('away');
      },
      delete: () => {
        throw new Error('away');
      },
    };
    const limits = openLimits({ config: { databaseUrl: 'postgres://away' }, db: away as never });
    await exhaust(limits, 'code-try', 'jo');
    expect(await outcome(limits.consume('code-try', 'jo'))).toMatchObject({ kind: 'too-many' });
  });
});

describe('an address under attack from everywhere', () => {
  test('answers slower, but answers', async () => {
    const limits = openLimits({ config: { databaseUrl: null }, db: {} as never });
    await exhaust(limits, 'sign-in-address', 'owner@example.com');
    const slowed = outcome(limits.consume('sign-in-address', 'owner@example.com'));
    const atOnce = new Promise((resolve) => setImmediate(resolve, 'not yet'));
    expect(await Promise.race([slowed, atOnce])).toBe('not yet');
    expect(await slowed).toBe('passed');
  });
});
