import { eq, notLike } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { numberLike } from './number-like.ts';
import { markPictures } from './redraw-pictures.ts';
import { writeDealers, writeMarket, writeThings } from './write-market.ts';
import { writeStickers } from './write-stickers.ts';

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
  const turnOf = numberLike();
  await writeMarket(services, { to: FIRST_MARKET, turnOf });
  await writeDealers(services, turnOf);
  await writeThings(services, turnOf);
  await writeStickers(services);
  await markPictures(services);
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
