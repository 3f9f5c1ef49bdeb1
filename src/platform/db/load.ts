import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type postgres from 'postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from './client.ts';
import type { Dump } from './dump.ts';
import { listMigrations, listTables } from './tables.ts';
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

const BATCH = 500;

/**
 * Puts a dump into an empty, migrated database, all or nothing. Throws with one sentence when the database holds rows,
 * when the dump is of a newer version, or when rows are missing from its files.
 */
export async function loadTables(sql: Sql, folder: string, dump: Dump): Promise<void> {
  await sql.begin(async (tx) => {
    await assertOlder(tx, dump);
    const tables = await listTables(tx);
    await assertEmpty(tx, tables);
    for (const name of tables) {
      const expected = dump.tables.find((table) => table.name === name)?.rows;
      if (expected === undefined) continue;
      const loaded = await loadTable(tx, name, join(folder, `${name}.ndjson`));
      if (loaded !== expected)
        throw new Error(`The backup of ${name} has ${loaded} rows instead of ${expected}; it is damaged.`);
      await advanceSequences(tx, name);
    }
    await convertRows(tx, dump.migrations);
  });
}

async function assertOlder(tx: postgres.TransactionSql, dump: Dump): Promise<void> {
  const known = new Set(await listMigrations(tx));
  if (dump.migrations.some((hash) => !known.has(hash)))
    throw new Error('This backup was made by another version of the program; restore it with that one, then update.');
}

async function assertEmpty(tx: postgres.TransactionSql, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const [row] = await tx`select 1 from ${tx(name)} limit 1`;
    if (row) throw new Error(`The database is not empty: ${name} has rows. Restore into a new DATA_DIR or database.`);
  }
}

async function loadTable(tx: postgres.TransactionSql, name: string, path: string): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    const [first] = batch;
    if (first === undefined) return;
    // A column that is younger than the backup takes its default.
    const columns = Object.keys(JSON.parse(first) as object);
    const rows = `[${batch.join(',')}]`;
    await tx`insert into ${tx(name)} (${tx(columns)})
             select ${tx(columns)} from json_populate_recordset(null::${tx(name)}, ${rows}::text::json)`;
    count += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line) batch.push(line);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return count;
}

async function advanceSequences(tx: postgres.TransactionSql, name: string): Promise<void> {
  const columns = await tx<{ column: string; sequence: string }[]>`
    select attname as column, pg_get_serial_sequence(${name}::text, attname::text) as sequence
      from pg_attribute where attrelid = ${name}::text::regclass and attnum > 0 and not attisdropped`;
  for (const { column, sequence } of columns.filter((it) => it.sequence))
    await tx`select setval(${sequence}::text::regclass, coalesce(max(${tx(column)}), 0) + 1, false) from ${tx(name)}`;
}
