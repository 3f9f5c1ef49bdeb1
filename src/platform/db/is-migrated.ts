import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

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
