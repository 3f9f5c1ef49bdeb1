/** `npm run backup -- [folder]`: everything this installation knows, while the server runs or not. */
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadConfig } from '../boot.ts';
import type { Config } from '#platform/config/config.ts';
import { dumpTables, migrate, openSharedDatabase } from '#platform/db/index.ts';
import { runTask } from './run-task.ts';

/** Of the data folder, what is not copied as it is: tables are dumped, locks and sockets belong to a process. */
const NOT_COPIED = /^database(\.|$)/;

/** Makes a backup in a new folder; nothing is there under its name until it is complete. Returns what it holds. */
export async function backUp({ config, folder }: { config: Config; folder: string }): Promise<{ rows: number }> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'data'), { recursive: true, mode: 0o700 });
  const database = await openSharedDatabase(config);
  try {
    await migrate(database.sql);
    const dump = await dumpTables(database.sql, join(partial, 'tables'));
    // After the tables: a file is written before the row that names it.
    for (const name of await readdir(config.dataDir))
      if (!NOT_COPIED.test(name))
        await cp(join(config.dataDir, name), join(partial, 'data', name), { recursive: true });
    const manifest = { format: 1, madeAt: new Date().toISOString(), ...dump };
    await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(partial, folder);
    return { rows: dump.tables.reduce((sum, table) => sum + table.rows, 0) };
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  await runTask(async () => {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
    const folder = resolve(process.argv[2] ?? `curbtag-backup-${stamp}`);
    const config = loadConfig(process.env);
    const { rows } = await backUp({ config, folder });
    console.log(`Backed up ${rows} rows and the files of ${config.dataDir} to ${folder}`);
    if (config.storageUrl) console.log('Pictures are in the bucket of STORAGE_URL and are not part of this backup.');
  });
}
