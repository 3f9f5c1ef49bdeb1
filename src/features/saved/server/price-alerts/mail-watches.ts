import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { baselineOf, isDown, toDrop, readPriceNews } from './lower-price.ts';
import { watchDropEmail } from './watch-emails.ts';

const { listings, priceWatches } = schema;
const DAY_MS = 86_400_000;
const MAX = 500;
/** How long an address that nobody confirmed is kept, and one that was stopped. */
const KEEP_ASKED_MS = 7 * DAY_MS;
const KEEP_STOPPED_MS = 30 * DAY_MS;

/** A job: tells confirmed addresses of prices that came down, and forgets addresses nobody stands behind. Gives letters queued. */
export async function mailWatches({ services }: { services: Services }): Promise<number> {
  const { db } = services;
  await forget(services);
  const due = await db
    .select({ id: priceWatches.id })
    .from(priceWatches)
    .innerJoin(listings, eq(listings.id, priceWatches.listingId))
    .where(isDue)
    .orderBy(asc(priceWatches.id))
    .limit(MAX);
  let emails = 0;
  for (const { id } of due) emails += await mailOne(services, id);
  if (emails > 0) void kickMail({ services });
  return emails;
}

/** Confirmed, not stopped, and cheaper than when it was told last. */
const isDue = and(isNotNull(priceWatches.confirmedAt), isNull(priceWatches.stoppedAt), isDown(priceWatches));

async function mailOne({ db, config, now }: Services, id: string): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ watch: priceWatches, listing: listings, before: baselineOf(priceWatches) })
      .from(priceWatches)
      .innerJoin(listings, eq(listings.id, priceWatches.listingId))
      .where(and(eq(priceWatches.id, id), isDue))
      .for('update', { of: priceWatches });
    if (!row) return 0;
    const news = await readPriceNews(tx, row.listing.id);
    const drop = toDrop(row.listing, row.before, news?.also);
    await tx.update(priceWatches).set({ toldPriceCents: drop.toCents }).where(eq(priceWatches.id, id));
    const mail = watchDropEmail({ config, to: row.watch.email, id, drop });
    const day = now().toISOString().slice(0, 10);
    await enqueueEmail({ db: tx, email: mail, dedupeKey: `watched:${id}:${day}:${drop.toCents}` });
    return 1;
  });
}

async function forget({ db, now }: Services): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await db
    .delete(priceWatches)
    .where(
      or(
        and(isNull(priceWatches.confirmedAt), lt(priceWatches.createdAt, before(KEEP_ASKED_MS))),
        lt(priceWatches.stoppedAt, before(KEEP_STOPPED_MS)),
      ),
    );
}
