/** A page as it goes over the wire, once per encoding. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
  readonly tags: readonly string[];
};

/**
 * Finished bytes of public pages, in front of Astro. A page names its tags in the response header `x-cache-tags`;
 * verbs invalidate tags after their transaction has committed. `begin` and `put` keep a page that was rendered from
 * rows which changed meanwhile out of the cache.
 */
export type PageCache = {
  get(key: string): CachedPage | undefined;
  /** Call before rendering; hand the ticket to `put`. */
  begin(): number;
  put(key: string, page: CachedPage, ticket: number): void;
  invalidate(tags: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

export { createPageCache, createSharedPageCache } from './open.ts';
