import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { asDatabase, type Sql } from './client.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Two servers that start together on one PostgreSQL must not migrate at the same time. */
const MIGRATION_LOCK = 4_117_002;

/** Brings the database to the newest schema, in one transaction. Does nothing when it is there already. */
export async function migrate(sql: Sql): Promise<void> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await applyMigrations(asDatabase(sql), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    connection.release();
  }
}
