import { readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** In a migration: from this statement on it changes rows and no table. */
const ROWS = '-- Rows of older backups go through this too.';

/**
 * Puts rows of an older backup through what migrations since did to rows. Tables are the newest by now; what a column
 * means may have changed with them.
 */
export async function convertRows(tx: postgres.TransactionSql, known: readonly string[]): Promise<void> {
  for (const { hash, sql } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    const first = sql.findIndex((text) => text.includes(ROWS));
    if (first < 0 || known.includes(hash)) continue;
    for (const text of sql.slice(first)) await tx.unsafe(text);
  }
}
