import { and, count, desc, eq, gte, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { leadQuery } from '#contracts/leads.ts';
import type { PublicListing } from '#domain/listing/public.ts';
import { LISTED_STATUSES } from '#domain/listing/status.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { findZip } from '../geo/index.ts';
import { readPublicPhotos } from '../uploads/index.ts';
import { type Center, milesFrom } from './distance.ts';
import { toPublicListing } from './public-view.ts';

const { listings, users } = schema;
export type ListFilters = z.infer<typeof leadQuery>;
export type FoundListing = PublicListing & { readonly miles: number | null };
export type ListResult = {
  listings: FoundListing[];
  total: number;
  /** The town of the ZIP that was asked for; null without one, or when nobody knows it. */
  near: string | null;
};

/** The largest number that the columns hold: a filter beyond it means the same. */
const MOST = 2_147_483_647;
const cents = (dollars: number) => Math.min(dollars * 100, MOST);

/** `%` and `_` mean themselves in what a person typed. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function conditions(filters: ListFilters): SQL | undefined {
  const { make, model, state, q } = filters;
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return and(
    inArray(listings.status, [...LISTED_STATUSES]),
    make ? ilike(listings.make, literal(make)) : undefined,
    model ? ilike(listings.model, literal(model)) : undefined,
    filters.style ? sql`${listings.details}->>'body' = ${filters.style}` : undefined,
    state ? eq(listings.region, state.toUpperCase()) : undefined,
    filters.price_min === undefined ? undefined : gte(listings.priceCents, cents(filters.price_min)),
    filters.price_max === undefined ? undefined : lte(listings.priceCents, cents(filters.price_max)),
    filters.year_min === undefined ? undefined : gte(listings.year, filters.year_min),
    filters.year_max === undefined ? undefined : lte(listings.year, filters.year_max),
    filters.mileage_min === undefined ? undefined : gte(listings.mileage, filters.mileage_min),
    filters.mileage_max === undefined ? undefined : lte(listings.mileage, filters.mileage_max),
    ...words.map((word) => ilike(listings.title, `%${literal(word)}%`)),
  );
}

/** Nearest first around a ZIP, else newest first; the id settles ties, so that pages never overlap. */
const order = (center: Center | null): SQL[] =>
  center
    ? [sql`${milesFrom(center)} asc nulls last`, desc(listings.id)]
    : [desc(listings.publishedAt), desc(listings.id)];

async function centerOf(postcode: string | undefined): Promise<{ center: Center; near: string } | null> {
  const place = postcode ? await findZip(postcode) : null;
  if (!place || place.latitude === null || place.longitude === null) return null;
  return {
    center: { latitude: place.latitude, longitude: place.longitude },
    near: `${place.city}, ${place.state}`,
  };
}

/** One page of listed listings, with the number of all that match. Prices in the filters are whole dollars. */
export async function listListings({ ctx, filters }: { ctx: Ctx; filters: ListFilters }): Promise<ListResult> {
  const where = conditions(filters);
  const around = await centerOf(filters.postcode);
  const center = around?.center ?? null;
  const found = await ctx.db
    .select({
      row: listings,
      seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt },
      miles: center ? milesFrom(center) : sql<null>`null`,
    })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(where)
    .orderBy(...order(center))
    .limit(filters.per_page)
    .offset((filters.page - 1) * filters.per_page);
  const [matches] = await ctx.db.select({ count: count() }).from(listings).where(where);
  const photos = await readPublicPhotos({ ctx, input: { listingIds: found.map(({ row }) => row.id) } });
  return {
    listings: found.map(({ miles, ...one }) => ({
      ...toPublicListing({ ...one, photos: photos.get(one.row.id) ?? [] }),
      miles,
    })),
    total: matches?.count ?? 0,
    near: around?.near ?? null,
  };
}

/** The newest listings, for the home page. */
export async function listNewest({ ctx, input }: { ctx: Ctx; input: { limit: number } }): Promise<PublicListing[]> {
  const { listings: newest } = await listListings({ ctx, filters: { per_page: input.limit, page: 1 } });
  return newest;
}
