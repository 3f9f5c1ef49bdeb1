import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The kernel cuts longer socket paths (108 bytes with the final zero; 104 on macOS). */
const MAX_SOCKET_PATH_LENGTH = 103;

export const clusterFolder = (dataDir: string) => join(resolve(dataDir), 'database');
export const lockPath = (dataDir: string) => join(resolve(dataDir), 'database.lock');

/** In the data folder when the path fits, else a short one in a private temporary folder, derived from the long one. */
export function socketPathFor(dataDir: string): string {
  const wanted = join(resolve(dataDir), 'database.sock');
  if (Buffer.byteLength(wanted) <= MAX_SOCKET_PATH_LENGTH) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `curbtag-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${name}.sock`);
}
