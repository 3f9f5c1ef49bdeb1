import { and, asc, desc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import * as schema from '#features/schema.ts';
import type { Services } from '#platform/context.ts';
import type { ListingCategory } from '#shared/enums.ts';
import type { Tagged } from './stickers.ts';

const { listings, users } = schema;
const thing = { id: listings.id, ownerId: listings.ownerId, category: listings.category };
const isShown = and(eq(listings.demo, true), eq(listings.status, 'PUBLISHED'), isNotNull(listings.ownerId));
/** Cars are chosen by hand and by their dealers. */
const KINDS = (Object.keys(CATEGORIES) as ListingCategory[]).filter((category) => category !== 'VEHICLE');

/** A sale online has no hours, which is what its page after a scan is about. */
const isDated = or(notInArray(listings.category, ['GARAGE', 'PROPERTY_OPEN']), isNotNull(listings.startsAt));

/** One listing of each kind that a scan shows in its own way, the demo seller's where there is one, and a dealer's car. */
export async function pickTagged({ db }: Pick<Services, 'db'>, seller: string): Promise<Tagged[]> {
  const kinds = await db
    .selectDistinctOn([listings.category], thing)
    .from(listings)
    .where(and(isShown, isDated, inArray(listings.category, KINDS)))
    .orderBy(asc(listings.category), desc(eq(listings.ownerId, seller)), asc(listings.id));
  const [car] = await db
    .select(thing)
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(isShown, eq(listings.category, 'VEHICLE'), eq(users.type, 'DEALERSHIP')))
    .orderBy(asc(listings.id))
    .limit(1);
  return [...kinds, ...(car ? [car] : [])].flatMap(({ id, ownerId, category }) =>
    ownerId === null ? [] : { on: { id, ownerId }, prefix: CATEGORIES[category].sticker, name: `tagged ${category}` },
  );
}
