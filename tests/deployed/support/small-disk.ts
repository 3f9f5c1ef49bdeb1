import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Writes a file until nothing more fits. */
  fill(): void;
  /** Removes that file. */
  free(): void;
  close(): void;
};

/** A file system of its own in memory, of so many megabytes. Only root may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'curbtag', folder]);
  chmodSync(folder, 0o777);
  const filler = join(folder, 'filler');
  const unmount = () => {
    try {
      // Lazily: whatever still has a file open there is about to end.
      execFileSync('umount', ['-l', folder]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  process.once('exit', unmount);
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    close: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  try {
    // Smaller and smaller pieces, until not a block is left.
    for (const size of [1_048_576, 65_536, 4_096]) writeUntilFull(file, Buffer.alloc(size, 1));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  for (;;)
    try {
      if (writeSync(file, piece) < piece.length) return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
}
