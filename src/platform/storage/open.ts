import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Storage } from './index.ts';
import { localStorage } from './local.ts';
import { s3Storage } from './s3.ts';
import { parseStorageUrl } from '../config/storage-url.ts';

/** Finished files go to the data folder, or to a bucket when `STORAGE_URL` is set. */
export function openStorage(config: Pick<Config, 'dataDir' | 'storageUrl'>): Storage {
  if (config.storageUrl === null) return localStorage(join(config.dataDir, 'files'));
  const parsed = parseStorageUrl(config.storageUrl);
  if (!parsed.ok) throw new Error(parsed.reason);
  return s3Storage(parsed.value);
}
