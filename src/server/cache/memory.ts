import type { CachedPage, PageCache } from './index.ts';

const MB = 1024 * 1024;
/** Pages, each in three encodings. */
const BUDGET_BYTES = 128 * MB;
/** Of a thing that was invalidated, how many are remembered for renders that are still under way. */
const REMEMBERED = 10_000;

/** Pages say things such as "2 hours ago", which grow old though no row has changed. */
const LONGEST_LIFE_MS = 10 * 60_000;

type Entry = { readonly page: CachedPage; readonly bytes: number; readonly until: number };

/**
 * Pages of this process, least recently used out first. Every invalidation has a number; a page is kept only when none
 * of its tags was invalidated after its render began.
 */
export function createMemoryCache(budget = BUDGET_BYTES, now = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const invalidatedAt = new Map<string, number>();
  let clock = 0;
  let allBefore = 0;
  let held = 0;

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    held -= entry.bytes;
    for (const tag of entry.page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };

  const clear = () => {
    clock += 1;
    allBefore = clock;
    entries.clear();
    keysByTag.clear();
    invalidatedAt.clear();
    held = 0;
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (now() > entry.until) {
        remove(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    begin: () => clock,
    put(key, page, ticket) {
      const stale = ticket < allBefore || page.tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > ticket);
      const bytes = sizeOf(key, page);
      if (stale || bytes > budget / 8) return;
      remove(key);
      entries.set(key, { page, bytes, until: now() + LONGEST_LIFE_MS });
      held += bytes;
      for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      for (const oldest of entries.keys()) {
        if (held <= budget) break;
        remove(oldest);
      }
    },
    async invalidate(tags) {
      clock += 1;
      for (const tag of tags) {
        invalidatedAt.set(tag, clock);
        for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
      }
      // Forgetting which tags changed is safe only when every render that began before is refused.
      if (invalidatedAt.size > REMEMBERED) {
        invalidatedAt.clear();
        allBefore = clock;
      }
    },
    clear,
    close: async () => clear(),
  };
}

const sizeOf = (key: string, { body }: CachedPage) =>
  key.length * 2 + body.identity.length + body.br.length + body.gzip.length + 4096;
