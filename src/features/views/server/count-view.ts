import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isProgram } from '#platform/bots.ts';
import type { Ctx, Services } from '#platform/context.ts';
import type { Database } from '#platform/db/index.ts';
import { onePer } from '#platform/process-wide.ts';

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

/** Views that are not in the table yet, of one process and one database. */
type Waiting = {
  /** By `listing day viewer`, the viewer only when signed in: their own listings are left out when it is written. */
  counts: Map<string, number>;
  /** Who was counted today, as digests that are forgotten at midnight. */
  seen: Set<string>;
  day: string;
};

/** Counted in memory, for each database once. */
const waitingViews = onePer<Database, Waiting>('views', () => ({ counts: new Map(), seen: new Set(), day: '' }));

/** Past these, views are dropped until the next write: a flood costs memory of a few megabytes, no more. */
const MAX_WAITING = 50_000;
const MAX_SEEN = 200_000;

/** New at every start, so that nothing kept could be traced back to a network. */
const salt = randomBytes(16);

type View = { readonly listingId: string; readonly network: string; readonly userAgent: string | undefined };

/**
 * Counts one look at a listing's page: once a day for a browser on a network, never for programs. Only memory is
 * touched; `flushViews` writes. Whether the looker is the owner is settled there.
 */
export function countView({ ctx, input }: { ctx: Ctx; input: View }): void {
  if (isProgram(input.userAgent)) return;
  const waiting = waitingViews(ctx.db);
  const day = ctx.now().toISOString().slice(0, 10);
  if (waiting.day !== day) {
    waiting.day = day;
    waiting.seen.clear();
  }
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  const looker = createHash('sha256')
    .update(salt)
    .update([input.listingId, viewer || input.network, viewer ? '' : input.userAgent].join('\n'))
    .digest('base64url')
    .slice(0, 16);
  if (waiting.seen.has(looker)) return;
  if (waiting.seen.size < MAX_SEEN) waiting.seen.add(looker);
  const key = `${input.listingId} ${day} ${viewer}`;
  const before = waiting.counts.get(key);
  if (before === undefined && waiting.counts.size >= MAX_WAITING) return;
  waiting.counts.set(key, (before ?? 0) + 1);
}
