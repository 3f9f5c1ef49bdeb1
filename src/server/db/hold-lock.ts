import type { Sql } from './client.ts';

/** Numbers of what only one process at a time may do to a database. */
export const LOCKS = { migrate: 4_117_002, seed: 4_117_003 } as const;

/** Does the work while no other process that asks for the same lock does. It holds a connection of its own meanwhile. */
export async function holdLock<Result>(
  sql: Sql,
  lock: keyof typeof LOCKS,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${LOCKS[lock]})`;
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(${LOCKS[lock]})`;
    connection.release();
  }
}
