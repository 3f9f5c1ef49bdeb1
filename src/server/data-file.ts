import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The place of a data file that lies in src/server. The built bundle runs this code from dist/, where such files are
 * not copied, so the way is looked for upwards from wherever this module is.
 */
export function dataFile(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = join(folder, 'src', 'server', path);
    if (existsSync(file)) return file;
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The data file src/server/${path} is missing.`);
    folder = parent;
  }
}
