import type { Encoding } from '../static/index.ts';
import type { TaggedMemory } from './tagged-memory.ts';

/** One form of a page. A flat list of names and values, ready for `writeHead`: building it for each visitor would cost more than sending. */
export type PageForm = { readonly headers: readonly string[]; readonly body: Buffer };

/** A page as it goes over the wire, once per encoding. */
export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  /** From this moment on it is drawn anew: something on it comes out then. */
  readonly until?: number | undefined;
  /** The pattern of the page that drew it, for the numbers by route. */
  readonly route?: string | undefined;
  /** The headers of an answer that says that nothing changed. */
  readonly unchanged: readonly string[];
  /** The forms that somebody asked for already. */
  readonly forms: { readonly identity: PageForm } & Readonly<Partial<Record<Encoding, PageForm>>>;
  /** A form that is not there yet; made once, however many wait for it. */
  make(encoding: Encoding): Promise<PageForm>;
};

/** One thing read out of the database. `size` counts the rows it holds. */
type KeptRow = { readonly tags: readonly string[]; readonly value: unknown; readonly size: number };

/**
 * Finished bytes of public pages, in front of Astro. A page names its tags in the response header `x-cache-tags`, and
 * in `x-cache-until` the moment at which it changes by itself;
 * verbs invalidate tags after their transaction has committed. `begin` and `put` keep a page that was rendered from
 * rows which changed meanwhile out of the cache.
 */
export type PageCache = {
  get(key: string): CachedPage | undefined;
  /** Call before rendering; hand the ticket to `put`. The same ticket twice means that nothing was invalidated between. */
  begin(): number;
  put(key: string, page: CachedPage, ticket: number): void;
  /** What many pages show, such as the card of a listing; dropped by the same tags. See `keepRows`. */
  readonly rows: TaggedMemory<KeptRow>;
  invalidate(tags: readonly string[]): Promise<void>;
  /** How many pages are kept, and about how many bytes they take. */
  usage(): { readonly pages: number; readonly bytes: number };
  /** Drops every page of this process, and refuses those being rendered. */
  clear(): void;
  close(): Promise<void>;
};

export { createPageFront, type Handler } from './front.ts';
export { keepRow, keepRows } from './keep-rows.ts';
export { createPageCache, createSharedPageCache, createTaskCache, listenForTasks } from './open.ts';
