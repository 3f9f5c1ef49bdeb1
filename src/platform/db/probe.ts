import { withTimeout } from '../with-timeout.ts';
import type { Sql } from './client.ts';

/** The pool of connections in numbers: how many it may open, has open, are at work, and how many queries wait for one. */
export type PoolNumbers = {
  readonly max: number;
  readonly open: number;
  readonly busy: number;
  readonly waiting: number;
};

/** What health checks and metrics may ask about the database. */
export type DatabaseProbe = {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Asks for one row over the pool that pages use; rejects as `unavailable` when there is no answer in time. Whoever asks
   * while an earlier question waits shares it, so that a database that hangs is not asked ever more.
   */
  ping(timeoutMs: number): Promise<void>;
  pool(): PoolNumbers;
};

export function createProbe({
  sql,
  engine,
  pool,
}: {
  sql: Sql;
  engine: DatabaseProbe['engine'];
  pool: () => PoolNumbers;
}): DatabaseProbe {
  let asked: { at: number; answer: Promise<unknown> } | null = null;
  const ask = (): Promise<unknown> => {
    if (asked && performance.now() - asked.at < FORGOTTEN_AFTER_MS) return asked.answer;
    const question = { at: performance.now(), answer: sql`select 1`.execute() };
    asked = question;
    const forget = () => {
      if (asked === question) asked = null;
    };
    question.answer.then(forget, forget);
    return question.answer;
  };
  return { engine, ping: async (timeoutMs) => void (await withTimeout(timeoutMs, ask())), pool };
}

/** A question that is this old may have died with its connection: the next one is sent anew. */
const FORGOTTEN_AFTER_MS = 20_000;
