import { sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import { waitingViews } from './waiting.ts';

/** Rows a statement; parameters are few and the statement short. */
const BATCH = 1_000;

type Row = { listing: string; day: string; viewer: string | null; n: number };

/**
 * Adds what was counted since the last time to the table. Owners' own looks, and listings that are not public or not
 * there, are left out by the statement itself. What could not be written is counted again next time.
 */
export async function flushViews({ services: { db } }: { services: Pick<Services, 'db'> }): Promise<void> {
  const waiting = waitingViews(db);
  const counts = waiting.counts;
  waiting.counts = new Map();
  const entries = [...counts];
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH);
    try {
      await write(db, batch.map(toRow));
    } catch (error) {
      for (const [key, n] of entries.slice(at)) waiting.counts.set(key, (waiting.counts.get(key) ?? 0) + n);
      throw error;
    }
  }
}

function toRow([key, n]: [string, number]): Row {
  const [listing = '', day = '', viewer = ''] = key.split(' ');
  return { listing, day, viewer: viewer || null, n };
}

async function write(db: Services['db'], rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    insert into listing_views (listing_id, day, count)
    select l.id, v.day, sum(v.n)::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(listing uuid, day date, viewer uuid, n int)
      join listings l on l.id = v.listing
     where l.published_at is not null and l.owner_id is distinct from v.viewer
     group by l.id, v.day
    on conflict (listing_id, day) do update set count = listing_views.count + excluded.count`);
}
