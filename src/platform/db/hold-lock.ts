import { openAside, type Sql } from './client.ts';
import { lostConnection } from './driver.ts';

/** Numbers of what only one process at a time may do to a database. */
export const LOCKS = { migrate: 4_117_002, seed: 4_117_003 } as const;

/** As long as another process may take to fill a database. ms. */
const MAX_WAIT_MS = 10 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Does the work while no other process that asks for the same lock does. The lock stands on a connection of its own,
 * which `work` gets; it ends with that connection, so the outcome is an error when this is lost before the end.
 */
export async function holdLock<Result>(
  sql: Sql,
  lock: keyof typeof LOCKS,
  work: (alone: Sql) => Promise<Result>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Result> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  const { client, end } = openAside(sql, () =>
    lost.reject(lostConnection('CONNECTION_CLOSED', `The connection that held the lock ‘${lock}’ was lost.`)),
  );
  const locked = async () => {
    await client`select set_config('lock_timeout', ${String(maxWaitMs)}, false)`;
    await client`select pg_advisory_lock(${LOCKS[lock]})`.catch(explain);
    await client`select set_config('lock_timeout', '0', false)`;
    return work(client);
  };
  try {
    return await Promise.race([locked(), lost.promise]);
  } finally {
    // The lock goes with its connection; there is nothing to give back.
    await end(5);
  }
}

function explain(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
    throw new Error(
      'Another process has been preparing the database for too long. See what it does, then start again.',
      {
        cause: error,
      },
    );
  throw error;
}
