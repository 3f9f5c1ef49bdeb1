type StoredObject = {
  readonly body: ReadableStream<Uint8Array>;
  readonly size: number;
  readonly contentType: string;
};

/** Finished files (picture variants, exports). Keys are `a/b/c.ext`; a put is visible only when complete and durable. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** Deletes every key under the prefix, a folder with a slash at its end: `photos/{id}/`. */
  deletePrefix(prefix: string): Promise<void>;
};

export { openStorage } from './open.ts';
export { s3ClientConfig } from './s3.ts';
export { parseStorageUrl } from '../config/storage-url.ts';
