import { eq, notLike, and, asc, isNotNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { writeDealers, writeMarket, writeThings } from './write-market.ts';
import { insertRows } from '#platform/db/index.ts';
import { demoListing } from './listing.ts';
import { demoPerson } from './people.ts';
import { demoPlaces } from './places.ts';
import { demoStickers, eventsOf, type Thing } from './stickers.ts';

/** Writes the codes of the demo market: on things, blank, outside, retired, and on something sold. Repeating it adds nothing. */
export async function writeStickers({ db, now }: Services): Promise<void> {
  const market = { now: now(), places: demoPlaces() };
  const [car, pickup] = await Promise.all([demoListing(0, market), demoListing(1, market)]);
  const { listings } = schema;
  const [sold] = await db
    .select({ id: listings.id, ownerId: listings.ownerId })
    .from(listings)
    .where(
      and(
        eq(listings.demo, true),
        eq(listings.status, 'SOLD'),
        eq(listings.category, 'VEHICLE'),
        isNotNull(listings.ownerId),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(1);
  const scene = { now: market.now, seller: demoPerson(0).id, car, pickup, sold: (sold as Thing | undefined) ?? null };
  const { codes, scans, views } = demoStickers(scene);
  await db.transaction(async (tx) => {
    const added = await insertRows<typeof schema.qrCodes, { id: string }>({
      tx,
      table: schema.qrCodes,
      rows: codes,
      returning: 'id',
    });
    const fresh = new Set(added.map(({ id }) => id));
    const history = codes
      .filter(({ id }) => fresh.has(id))
      .flatMap((code) =>
        eventsOf(code).map((kind) => ({
          codeId: code.id,
          kind,
          actorId: kind === 'MINTED' ? null : (code.ownerId ?? null),
          listingBefore: null,
          listingAfter: kind === 'LINKED' ? (code.listingId ?? null) : null,
          at: code.createdAt,
        })),
      );
    await insertRows({ tx, table: schema.qrHistory, rows: history });
    await insertRows({ tx, table: schema.qrScans, rows: scans });
    await insertRows({ tx, table: schema.listingViews, rows: views });
  });
}

/** Listings of the market that a first start makes. */
export const FIRST_MARKET = 2_000;
const MARK = 'demo-market';

/**
 * Gives an empty installation a market to look at. Does nothing when demo data is off, when anybody is there already,
 * or when it was done before (and perhaps cleared away on purpose). The mark is set last and what is there stays: a
 * start that was cut short is finished by the next one.
 */
export async function seedIfEmpty({ services }: { services: Services }): Promise<void> {
  const { config, db } = services;
  if (!config.seedDemo || (await isMarked(services)) || (await isUsed(services))) return;
  await writeMarket(services, { to: FIRST_MARKET });
  await writeDealers(services);
  await writeThings(services);
  await writeStickers(services);
  await db
    .insert(schema.installation)
    .values({ key: MARK, value: { listings: FIRST_MARKET } })
    .onConflictDoNothing();
}

async function isMarked({ db }: Services): Promise<boolean> {
  const { installation } = schema;
  const rows = await db.select({ key: installation.key }).from(installation).where(eq(installation.key, MARK));
  return rows.length > 0;
}

/** Whether there is anything that the demo market did not bring. */
async function isUsed({ db }: Services): Promise<boolean> {
  const { listings, users } = schema;
  const [listing] = await db.select({ id: listings.id }).from(listings).where(eq(listings.demo, false)).limit(1);
  if (listing) return true;
  const [person] = await db.select({ id: users.id }).from(users).where(notLike(users.email, '%@example.com')).limit(1);
  return person !== undefined;
}
