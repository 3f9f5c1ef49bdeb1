import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { asDatabase, type Sql } from './client.ts';
import { holdLock } from './hold-lock.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest schema, in one transaction on the connection that holds the lock. Does nothing when it is there already. */
export const migrate = (sql: Sql): Promise<void> =>
  holdLock(sql, 'migrate', (alone) => applyMigrations(asDatabase(alone), { migrationsFolder: MIGRATIONS_FOLDER }));
