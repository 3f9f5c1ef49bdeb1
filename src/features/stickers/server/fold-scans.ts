import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { qrScans } = schema;
const DAY_MS = 86_400_000;

/** A year to compare with, and a month to look at it. */
const DAYS_KEPT = 396;
/** What nobody printed: enough to see that somebody guesses. */
const UNKNOWN_KEPT = 90;
/** The day of rows that stand for everything older: no chart reaches back to it. */
export const LONG_AGO = '1970-01-01';

/**
 * Makes one row of all the days of a code that are older than 13 months, so that the table grows with codes and not with
 * time; what was counted stays counted. Scans of codes nobody knows go after 90 days. One statement each: cut off, it is
 * as if it had not begun.
 */
export async function foldScans({ services: { db, now } }: { services: Pick<Services, 'db' | 'now'> }): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  await db.delete(qrScans).where(and(eq(qrScans.known, false), lt(qrScans.day, before(UNKNOWN_KEPT))));
  await db.execute(sql`
    with old as (
      delete from qr_scans where known and day < ${before(DAYS_KEPT)}::date and day > ${LONG_AGO}::date
      returning code, listing_id, kind, count
    )
    insert into qr_scans (code, known, listing_id, kind, day, count)
    select code, true, listing_id, kind, ${LONG_AGO}::date, sum(count)::int
      from old
     group by code, listing_id, kind
    on conflict on constraint qr_scans_day_key do update set count = qr_scans.count + excluded.count`);
}
