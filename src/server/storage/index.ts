export type StoredObject = { readonly body: ReadableStream<Uint8Array>; readonly size: number; readonly contentType: string };

/** Finished files (picture variants, exports). Keys are `a/b/c.ext`; a put is visible only when complete and durable. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** Deletes everything whose key begins with the prefix. */
  deletePrefix(prefix: string): Promise<void>;
};
