import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that is whole and on the disk once it is there; one of that name is replaced. */
export async function writeDurably(folder: string, name: string, content: string | Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  const entry = await open(folder, 'r');
  await entry.sync().finally(() => entry.close());
}
