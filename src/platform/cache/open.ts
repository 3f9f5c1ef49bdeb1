import type { Sql } from '../db/index.ts';
import type { PageCache, CachedPage } from './index.ts';
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

const CHANNEL = 'curbtag_pages';
/** PostgreSQL takes payloads up to 8,000 bytes. */
const MAX_PAYLOAD_LENGTH = 7_500;

/** The cache of one process that works alone, which is what the embedded database implies. */
export const createPageCache = (): PageCache => createMemoryCache();

/**
 * The cache of one process among several on the same PostgreSQL: each tells the others what changed. Whenever the
 * listening connection was lost, messages may have been missed, so everything is dropped.
 */
export async function createSharedPageCache(sql: Sql): Promise<PageCache> {
  const memory = createMemoryCache();
  const subscription = await sql.listen(
    CHANNEL,
    (payload) => void memory.invalidate(payload.split('\n')),
    () => memory.clear(),
  );
  return {
    ...memory,
    async invalidate(tags) {
      await memory.invalidate(tags);
      for (const payload of toPayloads(tags)) await sql.notify(CHANNEL, payload);
    },
    async close() {
      await subscription.unlisten();
      await memory.close();
    },
  };
}

const CLEAR: NodeJS.Signals = 'SIGUSR2';

/**
 * For a command-line task beside a running server on the embedded database: there is no NOTIFY between the two, so the
 * server is told once, by a signal, to drop its pages.
 */
export function createTaskCache(serverPid: number): PageCache {
  let changed = false;
  return {
    ...createMemoryCache(),
    async invalidate() {
      changed = true;
    },
    async close() {
      if (changed) process.kill(serverPid, CLEAR);
    },
  };
}

/** Hears tasks beside this server. Call before the database can be found by them: unheard, the signal ends a process. */
export function listenForTasks(clear: () => void): () => void {
  process.on(CLEAR, clear);
  return () => process.off(CLEAR, clear);
}

function toPayloads(tags: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = '';
  for (const tag of tags) {
    const longer = payload ? `${payload}\n${tag}` : tag;
    if (payload && Buffer.byteLength(longer) > MAX_PAYLOAD_LENGTH) {
      payloads.push(payload);
      payload = tag;
    } else payload = longer;
  }
  return payload ? [...payloads, payload] : payloads;
}
