import { sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import { MAX_TRIES } from '#platform/mail/index.ts';
import { liveIndex } from '#features/search-index/server/index.ts';

export type Backlog = {
  readonly mailWaiting: number;
  readonly mailOldestSeconds: number;
  readonly mailGivenUp: number;
  readonly searchLag: number;
};

const KEPT_MS = 5_000;
const TIMEOUT_MS = 1_000;

/**
 * What waits in the database. One question at a time, its answer kept for five seconds; null while there is none within
 * a second.
 */
export function readBacklog(services: Pick<Services, 'db' | 'database' | 'now'>): () => Promise<Backlog | null> {
  let last: { at: number; backlog: Backlog } | null = null;
  let asked: Promise<Backlog | null> | null = null;
  const ask = async () => {
    const backlog = await query(services);
    last = { at: performance.now(), backlog };
    return backlog;
  };
  return async () => {
    if (last && performance.now() - last.at < KEPT_MS) return last.backlog;
    asked ??= ask()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return Promise.race([asked, inTime()]);
  };
}

const inTime = () => new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());

async function query(services: Pick<Services, 'db' | 'now'>): Promise<Backlog> {
  const now = services.now().toISOString();
  const [row] = await services.db.execute<Record<'waiting' | 'oldest' | 'given_up' | 'version', string | null>>(sql`
    select count(*) filter (where attempts < ${MAX_TRIES}) as waiting,
      count(*) filter (where attempts >= ${MAX_TRIES}) as given_up,
      extract(epoch from ${now}::timestamptz - min(greatest(created_at, send_after))
        filter (where attempts < ${MAX_TRIES} and greatest(created_at, send_after) <= ${now}::timestamptz)) as oldest,
      (select version from search_clock where id = 1) as version
    from mail_queue where sent_at is null`);
  return {
    mailWaiting: Number(row?.waiting ?? 0),
    mailOldestSeconds: Math.max(0, Number(row?.oldest ?? 0)),
    mailGivenUp: Number(row?.given_up ?? 0),
    searchLag: Math.max(0, Number(row?.version ?? 0) - liveIndex(services).version),
  };
}
