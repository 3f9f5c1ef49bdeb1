import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { closestWidth, photoUrl } from '#features/photos/rules/photos.ts';
import { readUser, toUser } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import { exportChatSettings, exportChats } from '#features/chat/server/index.ts';
import { exportSales } from '#features/sales/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readHistory } from '#features/listings/server/index.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';

const { identities, listings, listingViews, mailQueue, partners, savedListings, savedSearches, savedSearchFinds } =
  schema;
const { priceWatches, qrCodes, reservations, sessions, stockImports, stockItems, valueFollows, valuePoints } = schema;
const { dealerOffers, listingNewsTold, offerRequests, smsQueue, storeOrders } = schema;

type Owned =
  | typeof identities
  | typeof sessions
  | typeof partners
  | typeof stockItems
  | typeof stockImports
  | typeof savedListings
  | typeof listingNewsTold
  | typeof savedSearches
  | typeof valueFollows
  | typeof offerRequests
  | typeof storeOrders;

/** Listings read at a time: the file is written as it is read, so that a dealer's stock never stands in memory. */
const PAGE = 50;

const LARGEST = 10_000;

type Row = Readonly<Record<string, unknown>>;

/** What only the machinery needs, and what opens doors. */
const KEPT_BACK = new Set(['passwordHash', 'tokenHash', 'secretHash', 'sessionKeyHash', 'userId']);
const open = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !KEPT_BACK.has(name)));

/** Everything about the signed-in person, piece by piece, as one JSON object. Nothing about anybody else. */
export async function* exportData({ ctx }: { ctx: Ctx }): AsyncGenerator<string> {
  const { userId } = requireMember(ctx);
  const user = await readUser({ ctx, input: { userId } });
  const part = (name: string, value: unknown) => `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 1)}`;
  yield `{\n"exported_at": ${JSON.stringify(ctx.now().toISOString())}`;
  yield part('account', toUser(user));
  const { db } = ctx;
  const mine = <Table extends Owned>(table: Table) =>
    db
      .select()
      .from(table as Owned)
      .where(eq(table.userId, userId));
  yield part('outside_sign_ins', (await mine(identities)).map(open));
  yield part('devices', (await mine(sessions)).map(open));
  yield part('dealership', (await mine(partners)).map(open)[0] ?? null);
  yield part('stock_numbers', (await mine(stockItems)).map(open));
  yield part('stock_files', (await mine(stockImports)).map(open));
  yield part('saved_listings', (await mine(savedListings)).map(open));
  yield part('told_listing_news', (await mine(listingNewsTold)).map(open));
  yield part('saved_searches', (await mine(savedSearches)).map(open));
  yield part('saved_search_finds', await findsOf(ctx, userId));
  yield part('followed_values', (await mine(valueFollows)).map(open));
  yield part('observed_values', await pointsOf(ctx, userId));
  yield part('sticker_codes', await db.select().from(qrCodes).where(eq(qrCodes.ownerId, userId)));
  yield part('watched_prices', await db.select().from(priceWatches).where(eq(priceWatches.email, user.email)));
  yield part(
    'reserved_times',
    (await db.select().from(reservations).where(eq(reservations.email, user.email))).map(open),
  );
  yield part('offer_requests', (await mine(offerRequests)).map(open));
  yield part('sticker_orders', (await mine(storeOrders)).map(open));
  yield part('offers_made', await offersMade(ctx, userId));
  yield part('emails', await emailsTo(ctx, user.email));
  yield part('texts', user.phone ? await textsTo(ctx, user.phone) : []);
  yield part('message_settings', await exportChatSettings({ ctx }));
  yield ',\n"conversations": [';
  yield* rows(exportChats({ ctx }));
  yield '\n]';
  yield ',\n"sales": [';
  yield* rows(exportSales({ ctx }));
  yield '\n]';
  yield ',\n"listings": [';
  yield* rows(listingsOf(ctx, userId));
  yield '\n]\n}\n';
}

/** One after the other, with commas between. */
async function* rows(found: AsyncGenerator<Row>): AsyncGenerator<string> {
  let first = true;
  for await (const row of found) {
    yield `${first ? '' : ','}\n${JSON.stringify(row, null, 1)}`;
    first = false;
  }
}

async function findsOf(ctx: Ctx, userId: string): Promise<Row[]> {
  return ctx.db
    .select({ searchId: savedSearchFinds.searchId, listingId: savedSearchFinds.listingId, at: savedSearchFinds.at })
    .from(savedSearchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchFinds.searchId))
    .where(eq(savedSearches.userId, userId));
}

async function pointsOf(ctx: Ctx, userId: string): Promise<Row[]> {
  const rows = await ctx.db
    .select({ point: valuePoints })
    .from(valuePoints)
    .innerJoin(valueFollows, eq(valueFollows.id, valuePoints.followId))
    .where(eq(valueFollows.userId, userId));
  return rows.map(({ point }) => point);
}

/** What the person's dealership offered. */
async function offersMade(ctx: Ctx, userId: string): Promise<Row[]> {
  const rows = await ctx.db
    .select({ offer: dealerOffers })
    .from(dealerOffers)
    .innerJoin(partners, eq(partners.id, dealerOffers.partnerId))
    .where(eq(partners.userId, userId));
  return rows.map(({ offer }) => offer);
}

/** That they were sent, and about what; what one says leaves the queue with it. */
async function emailsTo(ctx: Ctx, email: string): Promise<Row[]> {
  return ctx.db
    .select({ subject: mailQueue.subject, createdAt: mailQueue.createdAt, sentAt: mailQueue.sentAt })
    .from(mailQueue)
    .where(eq(mailQueue.to, email))
    .orderBy(asc(mailQueue.createdAt));
}

async function textsTo(ctx: Ctx, phone: string): Promise<Row[]> {
  return ctx.db
    .select({ createdAt: smsQueue.createdAt, sentAt: smsQueue.sentAt })
    .from(smsQueue)
    .where(eq(smsQueue.to, phone))
    .orderBy(asc(smsQueue.createdAt));
}

async function* listingsOf(ctx: Ctx, userId: string): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows: (typeof listings.$inferSelect)[] = await ctx.db
      .select()
      .from(listings)
      .where(and(eq(listings.ownerId, userId), after === null ? undefined : gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(PAGE);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    const [photos, views] = await Promise.all([
      readPublicPhotos({ ctx, input: { listingIds: ids } }),
      ctx.db.select().from(listingViews).where(inArray(listingViews.listingId, ids)).orderBy(asc(listingViews.day)),
    ]);
    for (const row of rows) {
      const { details: _projected, ...said } = open(row);
      const { category } = row;
      yield {
        ...said,
        page: row.publishedAt
          ? new URL(listingPath({ category, id: row.id, slug: row.slug }), ctx.config.siteUrl).href
          : null,
        history: await readHistory({ db: ctx.db, listingId: row.id }),
        views: views.filter(({ listingId }) => listingId === row.id).map(({ day, count }) => ({ day, count })),
        photos: (photos.get(row.id) ?? []).map((photo) => ({
          caption: photo.caption,
          url: new URL(photoUrl(photo, closestWidth(photo, LARGEST), 'jpg'), ctx.config.siteUrl).href,
        })),
      };
    }
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return;
  }
}
