import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import type { DataStore, Upload } from '@tus/server';
import type { Services } from '#platform/context.ts';
import type { Config } from '#platform/config/config.ts';
import { loadLate } from '#platform/load-late.ts';
import { parseStorageUrl, s3ClientConfig } from '#platform/storage/index.ts';

/** Unfinished uploads are kept this long, so that a phone left in a drawer can still go on. */
const KEEP_MS = 14 * 24 * 3600 * 1000;

/** Where files lie as they were sent, until they are pictures: private, and gone afterwards. */
type Originals = {
  readonly store: DataStore;
  find(id: string): Promise<Upload | null>;
  /** All bytes, or null when the file is not there. */
  read(id: string): Promise<Buffer | null>;
  /** Makes sure that a complete file outlives a power cut. */
  seal(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeExpired(): Promise<void>;
};

function openOriginals(config: Pick<Config, 'dataDir' | 'storageUrl'>): Originals {
  return config.storageUrl === null ? inFolder(join(config.dataDir, 'uploads')) : inBucket(config.storageUrl);
}

function inFolder(directory: string): Originals {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: KEEP_MS });
  return {
    ...over(store),
    async seal(id) {
      const file = await open(join(directory, id), 'r');
      await file.sync().finally(() => file.close());
    },
    async remove(id) {
      await ignoringMissing(store.remove(id));
      await rm(join(directory, `${id}.json`), { force: true });
    },
    async removeExpired() {
      await mkdir(directory, { recursive: true });
      await store.deleteExpired();
      await removeStrays(directory);
    },
  };
}

/** A delete cut short by a crash leaves a file without its description. */
async function removeStrays(directory: string): Promise<void> {
  const names = new Set(await readdir(directory));
  for (const name of names) if (!name.endsWith('.json') && !names.has(`${name}.json`)) await rm(join(directory, name));
}

function inBucket(storageUrl: string): Originals {
  const parsed = parseStorageUrl(storageUrl);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { S3Store } = loadLate<typeof import('@tus/s3-store')>('@tus/s3-store');
  const store = new S3Store({
    s3ClientConfig: { ...s3ClientConfig(parsed.value), bucket: parsed.value.bucket },
    partSize: 5 * 1024 * 1024,
    useTags: false,
    expirationPeriodInMilliseconds: KEEP_MS,
  });
  return {
    ...over(store),
    seal: async () => {},
    remove: (id) => ignoringMissing(store.remove(id)),
    removeExpired: async () => void (await store.deleteExpired()),
  };
}

type ReadableStore = DataStore & { read(id: string): Readable | Promise<Readable> };

const over = (store: ReadableStore) => ({
  store,
  find: (id: string): Promise<Upload | null> => store.getUpload(id).catch(nullIfMissing),
  async read(id: string): Promise<Buffer | null> {
    if (!(await store.getUpload(id).catch(nullIfMissing))) return null;
    return buffer(await store.read(id));
  },
});

async function ignoringMissing(work: Promise<void>): Promise<void> {
  await work.catch(nullIfMissing);
}

/** The stores throw plain objects that carry the status of the protocol's answer. */
function nullIfMissing(error: unknown): null {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : undefined;
  if (status === 404 || status === 410) return null;
  throw error;
}

const opened = new WeakMap<Services['storage'], Originals>();

/** The one folder or bucket of sent files that belongs to these services. */
export function originalsOf(services: Pick<Services, 'config' | 'storage'>): Originals {
  const found = opened.get(services.storage) ?? openOriginals(services.config);
  opened.set(services.storage, found);
  return found;
}
