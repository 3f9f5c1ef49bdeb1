import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { dataFile } from '../data-file.ts';
import { asDatabase, type Sql, type Database } from './client.ts';
import { holdLock } from './hold-lock.ts';

let newest: number | undefined;

function newestMigration(): number {
  const journal = readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8');
  newest ??= Math.max(...(JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when));
  return newest;
}

/** Whether the database has the newest migration that this version knows; a later version's on top are fine. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return Number(row?.at ?? 0) >= newestMigration();
}

export const MIGRATIONS_FOLDER = dataFile('platform/db/migrations');

/** Brings the database to the newest schema, in one transaction on the connection that holds the lock. Does nothing when it is there already. */
export const migrate = (sql: Sql): Promise<void> =>
  holdLock(sql, 'migrate', (alone) => applyMigrations(asDatabase(alone), { migrationsFolder: MIGRATIONS_FOLDER }));
