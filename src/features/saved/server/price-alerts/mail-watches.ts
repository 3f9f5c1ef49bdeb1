import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { isWorthTelling } from '../../rules/price-drop.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { watchDropEmail } from './watch-emails.ts';

const { listings, priceWatches } = schema;
const DAY_MS = 86_400_000;
const MAX = 500;
/** How long an address that nobody confirmed is kept, and one that was stopped. */
const KEEP_ASKED_MS = 7 * DAY_MS;
const KEEP_STOPPED_MS = 30 * DAY_MS;

/** The price that counts: the one last told, else that of the day it was asked. */
const baseline = sql<number>`coalesce(${priceWatches.toldPriceCents}, ${priceWatches.priceCents})`;

/** A job: tells confirmed addresses of prices that came down, and forgets addresses nobody stands behind. Gives letters queued. */
export async function mailWatches({ services }: { services: Services }): Promise<number> {
  const { db } = services;
  await forget(services);
  const due = await db
    .select({ id: priceWatches.id })
    .from(priceWatches)
    .innerJoin(listings, eq(listings.id, priceWatches.listingId))
    .where(isDown)
    .orderBy(asc(priceWatches.id))
    .limit(MAX);
  let emails = 0;
  for (const { id } of due) emails += await mailOne(services, id);
  if (emails > 0) void kickMail({ services });
  return emails;
}

/** Confirmed, still for sale, and cheaper than when it was told last. Whether by enough, `isWorthTelling` says. */
const isDown = and(
  isNotNull(priceWatches.confirmedAt),
  isNull(priceWatches.stoppedAt),
  eq(listings.status, 'PUBLISHED'),
  isNotNull(listings.priceCents),
  sql`${listings.priceCents} < ${baseline}`,
);

async function mailOne({ db, config, now }: Services, id: string): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ watch: priceWatches, listing: listings, before: baseline })
      .from(priceWatches)
      .innerJoin(listings, eq(listings.id, priceWatches.listingId))
      .where(and(eq(priceWatches.id, id), isDown))
      .for('update', { of: priceWatches });
    const toCents = row?.listing.priceCents ?? null;
    if (!row || toCents === null || !isWorthTelling(Number(row.before), toCents)) return 0;
    const { listing, watch } = row;
    await tx.update(priceWatches).set({ toldPriceCents: toCents }).where(eq(priceWatches.id, id));
    const mail = watchDropEmail({
      config,
      to: watch.email,
      id,
      title: listing.title,
      path: listingPath({ category: listing.category, id: listing.id, slug: listing.slug }),
      currency: listing.currency,
      fromCents: Number(row.before),
      toCents,
    });
    const day = now().toISOString().slice(0, 10);
    await enqueueEmail({ db: tx, email: mail, dedupeKey: `watched:${id}:${day}:${toCents}` });
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
