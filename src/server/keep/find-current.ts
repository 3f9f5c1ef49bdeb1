import { and, desc, eq, inArray } from 'drizzle-orm';
import { compileSearch } from '#domain/keep/matches.ts';
import type { SearchFilters } from '#domain/search/filters.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { type FreshListing, toFresh } from './fresh-listings.ts';
import { middleOf } from './middle-of.ts';

const { listings, photos } = schema;
/** The newest listings that are looked at: a test shows how a letter looks, it is no search. */
const LOOKED_AT = 2_000;

/** What a search finds among what is newest. */
export async function findCurrent({ ctx, filters }: { ctx: Ctx; filters: SearchFilters }): Promise<FreshListing[]> {
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(eq(listings.status, 'PUBLISHED'))
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(LOOKED_AT);
  const ids = rows.map(({ id }) => id);
  const pictured = await ctx.db
    .selectDistinct({ id: photos.listingId })
    .from(photos)
    .where(and(inArray(photos.listingId, ids), eq(photos.status, 'READY')));
  const withPhotos = new Set(pictured.map(({ id }) => id));
  const fits = compileSearch(filters, middleOf(filters));
  return rows.map((row) => toFresh(row, [], withPhotos.has(row.id))).filter(({ subject }) => fits(subject));
}
