import { eq, sql } from 'drizzle-orm';
import type { PublicListing } from '#features/listings/rules/public.ts';
import type { FoundListing } from '../rules/result.ts';
import { keepRows } from '#platform/cache/index.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Database, statement } from '#platform/db/index.ts';
import { toPublicListing } from '#features/listings/server/index.ts';
import { photosInside, toPublicPhotos } from '#features/photos/server/index.ts';
import type { Hit } from './scan.ts';

const { listings, listingSearch, users } = schema;

type Base = Pick<Services, 'db' | 'cache'>;

/** The listings behind hits, in their order. One that is gone by now is left out. */
export async function hydrate(ctx: Base, hits: readonly Hit[]): Promise<FoundListing[]> {
  const found = await listingsByRef(
    ctx,
    hits.map(({ ref }) => ref),
  );
  return hits.flatMap(({ ref, miles }) => {
    const listing = found.get(ref);
    return listing ? [{ ...listing, miles }] : [];
  });
}

/** Listings by their numbers in the index. */
export async function listingsByRef(ctx: Base, refs: readonly number[]): Promise<Map<number, PublicListing>> {
  const found = await keepRows(ctx.cache, {
    keys: refs.map(keyOf),
    read: (keys) => readByRef(ctx, keys.map(refOf)),
    // What changes a listing, its photos, its badge or its seller's name drops this tag.
    tagsOf: ({ id }) => [`listing:${id}`],
  });
  return new Map([...found].map(([key, listing]) => [refOf(key), listing]));
}

const PREFIX = 'card:';
const keyOf = (ref: number) => `${PREFIX}${ref}`;
const refOf = (key: string) => Number(key.slice(PREFIX.length));

/** A card and its pictures in one round trip, however many cards. */
const byRef = (database: Database) =>
  statement(database, 'listings by ref', (db) =>
    db
      .select({
        ref: listingSearch.ref,
        row: listings,
        seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt },
        photos: photosInside(listings.id),
      })
      .from(listingSearch)
      .innerJoin(listings, eq(listings.id, listingSearch.listingId))
      .leftJoin(users, eq(users.id, listings.ownerId))
      // One array, so that it is one statement for any number of cards.
      .where(sql`${listingSearch.ref} = any(${sql.placeholder('refs')}::int[])`)
      .prepare('listings_by_ref'),
  );

async function readByRef({ db }: Base, refs: readonly number[]): Promise<Map<string, PublicListing>> {
  const rows = await byRef(db).execute({ refs: `{${refs.join(',')}}` });
  return new Map(
    rows.map(({ ref, row, seller, photos }) => [
      keyOf(ref),
      toPublicListing({ row, seller, photos: toPublicPhotos(photos, row), now: null }),
    ]),
  );
}
