import type { Sql } from '../db/index.ts';
import type { PageCache } from './index.ts';
import { createMemoryCache } from './memory.ts';

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
