import { join, dirname, extname, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { Storage } from './index.ts';
import { s3Storage, assertKey, assertPrefix } from './s3.ts';
import { parseStorageUrl } from '../config/storage-url.ts';

/** Files in one folder. A put is written beside its place, synced, then renamed: seen whole or not at all. */
function localStorage(folder: string): Storage {
  const root = resolve(folder);
  return {
    async put(key, bytes) {
      assertKey(key);
      const path = join(root, key);
      await makeFolder(dirname(path));
      await writeDurably(path, bytes);
    },

    async get(key) {
      assertKey(key);
      const file = await openIfThere(join(root, key));
      if (!file) return null;
      const { size } = await file.stat();
      return { body: streamOf(file), size, contentType: contentTypeOf(key) };
    },

    async deletePrefix(prefix) {
      assertPrefix(prefix);
      await rm(join(root, prefix), { recursive: true, force: true });
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A new folder is durable only when the folder that names it was synced too. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let at = path; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Closes the file when it was read to the end, and when the reader goes away. */
function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  const chunk = 64 * 1024;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read({ buffer: new Uint8Array(chunk), length: chunk });
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });
}

/** The local folder keeps no metadata: the ending of a key says what it is. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.zip': 'application/zip',
};

const contentTypeOf = (key: string): string => TYPES[extname(key)] ?? 'application/octet-stream';

/** Finished files go to the data folder, or to a bucket when `STORAGE_URL` is set. */
export function openStorage(config: Pick<Config, 'dataDir' | 'storageUrl'>): Storage {
  if (config.storageUrl === null) return localStorage(join(config.dataDir, 'files'));
  const parsed = parseStorageUrl(config.storageUrl);
  if (!parsed.ok) throw new Error(parsed.reason);
  return s3Storage(parsed.value);
}
