/** `npm run restore -- <folder>`: a backup into an empty database and its files into DATA_DIR. */
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { loadConfig } from '../boot.ts';
import type { Config } from '#platform/config/config.ts';
import { loadTables, migrate, openSharedDatabase } from '#platform/db/index.ts';
import { runTask } from './run-task.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});

/** Files first, then all tables in one transaction: a row never names a file that is not there. */
export async function restore({ config, folder }: { config: Config; folder: string }): Promise<{ madeAt: string }> {
  const manifest = await readManifest(folder);
  const database = await openSharedDatabase(config);
  try {
    await migrate(database.sql);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    for (const name of await readdir(join(folder, 'data')))
      await cp(join(folder, 'data', name), join(config.dataDir, name), { recursive: true });
    await loadTables(database.sql, join(folder, 'tables'), manifest);
    return { madeAt: manifest.madeAt };
  } finally {
    await database.close();
  }
}

async function readManifest(folder: string): Promise<z.output<typeof manifestSchema>> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  const parsed = text === null ? null : manifestSchema.safeParse(JSON.parse(text));
  if (!parsed?.success)
    throw new Error(`${folder} is not a complete backup: its manifest.json is missing or unreadable.`);
  return parsed.data;
}

if (import.meta.main) {
  await runTask(async () => {
    const from = process.argv[2];
    if (!from) throw new Error('Say which backup: npm run restore -- <folder>');
    const { madeAt } = await restore({ config: loadConfig(process.env), folder: resolve(from) });
    console.log(`Restored the backup of ${madeAt}. Start the server, or restart it if it runs.`);
  });
}
