import type { CachedPage, PageCache } from './index.ts';
import { createTaggedMemory } from './tagged-memory.ts';

const MB = 1024 * 1024;
/** Pages, each in up to three encodings. */
const PAGE_BYTES = 128 * MB;
/** Pages say things such as "2 hours ago", which grow old though no row has changed. */
const PAGE_LIFE_MS = 10 * 60_000;
/** Rows kept for pages that are drawn anew: a card is one, a list as many as it has. About 4 KB each. */
const KEPT_ROWS = 12_000;
/** A row changed by hand in the database, past the verbs, shows after this at the latest. */
const ROW_LIFE_MS = 60_000;

/** Pages of this process, and rows that many pages show. */
export function createMemoryCache(budget = PAGE_BYTES, now = Date.now): PageCache {
  const pages = createTaggedMemory<CachedPage>({ budget, sizeOf, lifeMs: PAGE_LIFE_MS, now });
  const rows = createTaggedMemory<{ tags: readonly string[]; value: unknown; size: number }>({
    budget: KEPT_ROWS,
    sizeOf: (_, { size }) => size,
    lifeMs: ROW_LIFE_MS,
    now,
  });
  const clear = () => {
    pages.clear();
    rows.clear();
  };
  return {
    get: pages.get,
    begin: pages.begin,
    put: pages.put,
    rows,
    async invalidate(tags) {
      rows.invalidate(tags);
      pages.invalidate(tags);
    },
    usage: () => ({ pages: pages.usage().entries, bytes: pages.usage().size }),
    clear,
    close: async () => clear(),
  };
}

/** Compressed, a page takes a sixth of its bytes or less; both forms may be asked for later. */
const sizeOf = (key: string, { forms }: CachedPage) => key.length * 2 + forms.identity.body.length * 1.5 + 4096;
