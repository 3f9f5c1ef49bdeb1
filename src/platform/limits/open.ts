import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { fill } from '#shared/text.ts';
import { http } from '../words/http.ts';
import { type Config, LOOKUP_CEILING } from '../config/config.ts';
import * as schema from '../schema.ts';
import type { Database } from '../db/index.ts';
import { AppError } from '../errors.ts';
import { LIMIT_NAMES, type LimitName, type RateLimits } from './rate-limits.ts';
import { type Rule, rulesFor } from './rules.ts';

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

type Settings = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'lookupCeiling'>>;

type Parts = { readonly own: RateLimiterMemory; readonly shared: RateLimiterAbstract; readonly block: number };

/**
 * For what happens thousands of times a second: the first `block` points of a window are counted by this process alone;
 * from there on it draws on the counter that all share, a block at a time. One process has the whole limit, and `n` of
 * them a block more each instead of `n` times as much (and, while the answer is on its way, what is sent in that
 * moment), for one write to the database in `block` events of a flood and
 * none for anybody else.
 */
function inBlocks({ own, shared, block }: Parts): Counter {
  return {
    async consume(key) {
      const taken = await own.consume(key);
      const beyond = taken.consumedPoints - 1 - block;
      if (beyond < 0 || beyond % block !== 0) return taken;
      try {
        await shared.consume(key, block);
      } catch (full) {
        // What is left of the window is over here too, not only the point that asked.
        if (full instanceof RateLimiterRes) await own.block(key, Math.max(1, Math.ceil(full.msBeforeNext / 1000)));
        throw full;
      }
      return taken;
    },
    reward: (key, points) => own.reward(key, points),
    delete: async (key) => (await Promise.all([own.delete(key), shared.delete(key)])).some(Boolean),
  };
}

/**
 * The counters: in memory for one process, in PostgreSQL when several may share the work (DATABASE_URL), and in the
 * database of either engine for ceilings of the day, which must outlive a restart. Should the
 * database be away, each process counts for itself, so that limits never become the outage.
 */
export function openLimits({ config, db }: { config: Settings; db: Database }): RateLimits {
  const rules = rulesFor({ lookupCeiling: config.lookupCeiling ?? LOOKUP_CEILING });
  const stored = (name: LimitName) => (config.databaseUrl === null && !rules[name].durable ? null : db);
  const counters = new Map(LIMIT_NAMES.map((name) => [name, counter(name, rules[name], stored(name))]));
  const find = (name: LimitName) => counters.get(name) as Counter;
  return {
    consume: (name, key, points) => consume(find(name), rules[name], digest(key), points),
    giveBack: async (name, key, points = 1) => void (await find(name).reward(digest(key), points)),
    reset: async (name, key) => void (await find(name).delete(digest(key))),
  };
}

/** Addresses of people and networks are counted, not kept. */
const digest = (key: string) => hash('sha256', key, 'base64url').slice(0, 32);

function counter(name: LimitName, rule: Rule, shared: Database | null): Counter {
  const { block = 0 } = rule;
  const options = { keyPrefix: name, points: rule.points, duration: rule.windowSeconds };
  const memory = new RateLimiterMemory(options);
  if (!shared) return memory;
  const together = new RateLimiterDrizzle({
    ...options,
    points: rule.points - block,
    storeClient: shared,
    schema: schema.rateLimits,
    insuranceLimiter: memory,
    // The library's timer would outlive the pool; `forgetCounts` is a job and ends with the others.
    clearExpiredByTimeout: false,
    // A flood is answered from memory once the limit is well passed.
    inMemoryBlockOnConsumed: rule.beyond === 'refuse' && block === 0 ? rule.points + 1 : undefined,
  });
  return block === 0 ? together : inBlocks({ own: memory, shared: together, block });
}

async function consume(limiter: Counter, rule: Rule, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    if (rule.beyond === 'refuse') throw tooMany(full.msBeforeNext);
    await pause(slowness(full.consumedPoints - rule.points));
  }
}

const STEP_MS = 250;
const MAX_MS = 3_000;

/** Each try past the limit waits a quarter of a second longer, up to three: dull for a machine, bearable for the owner. */
export const slowness = (triesOver: number): number => Math.min(MAX_MS, Math.max(0, triesOver) * STEP_MS);

function tooMany(ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError('too-many', fill(http.tooMany, { wait: waitWords(seconds) }), { retryAfter: seconds });
}

/** `45 seconds`, `12 minutes`, `3 hours`: how long somebody is asked to wait. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
