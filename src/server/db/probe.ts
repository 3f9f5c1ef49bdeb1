import type { Sql } from './client.ts';
import { unreachable } from './faults.ts';

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
  /** Asks for one row over the pool that pages use; rejects as `unavailable` when there is no answer in time. */
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
  return { engine, ping: (timeoutMs) => ping(sql, timeoutMs), pool };
}

async function ping(sql: Sql, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable(new Error(`No answer within ${timeoutMs} ms`))), timeoutMs);
  });
  try {
    await Promise.race([sql`select 1`, late]);
  } finally {
    clearTimeout(timer);
  }
}
