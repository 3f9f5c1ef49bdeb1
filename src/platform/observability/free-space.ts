import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Space = { readonly freeBytes: number; readonly totalBytes: number };

/** The file system that a folder is on, or will be on once it is made. */
export async function readSpace(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const parent = dirname(folder);
    if (parent === folder || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readSpace(parent);
  }
}
