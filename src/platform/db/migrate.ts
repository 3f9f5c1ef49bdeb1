import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { dataFile } from '../data-file.ts';
import { asDatabase, type Sql } from './client.ts';
import { holdLock } from './hold-lock.ts';

export const MIGRATIONS_FOLDER = dataFile('platform/db/migrations');

/** Brings the database to the newest schema, in one transaction on the connection that holds the lock. Does nothing when it is there already. */
export const migrate = (sql: Sql): Promise<void> =>
  holdLock(sql, 'migrate', (alone) => applyMigrations(asDatabase(alone), { migrationsFolder: MIGRATIONS_FOLDER }));
