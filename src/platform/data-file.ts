import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The place of a data file that lies in src. The built bundle runs this code from dist/, where such files are
 * not copied, so the way is looked for upwards from wherever this module is.
 */
export const dataFile = (path: string): string => join(projectFolder(path), 'src', path);

/** The place of a file of the build, in dist/server; it may not be there. */
export const builtFile = (name: string): string => join(projectFolder('platform/data-file.ts'), 'dist', 'server', name);

/** The code of a thread: a chunk of the build when the build is what runs, else the source file in src. */
export const threadFile = (source: string, chunk: string): URL =>
  pathToFileURL(import.meta.env?.PROD ? builtFile(chunk) : dataFile(source));

function projectFolder(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(folder, 'src', path))) return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The data file src/${path} is missing.`);
    folder = parent;
  }
}
