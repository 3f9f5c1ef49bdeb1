import { and, eq, sql } from 'drizzle-orm';
import type { HistoryEntry, PublicListing } from '../rules/public.ts';
import { isPublic } from '../rules/status.ts';
import { parseListingRef } from '#shared/unique-id.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Database, statement } from '#platform/db/index.ts';
import { AppError, missing, isAppError } from '#platform/errors.ts';
import { photosInside, toPublicPhotos } from '#features/photos/server/index.ts';
import { historyInside } from './history.ts';
import { toPublicListing } from './public-view.ts';
import type { ListingCategory } from '#shared/enums.ts';
import { listingFolder } from '../rules/listing-path.ts';

const { listings, partners, users } = schema;

type OpenedListing =
  | { kind: 'open'; listing: PublicListing; history: HistoryEntry[] }
  | { kind: 'gone' }
  | { kind: 'missing' };

/** What a listing's page shows: the listing with its record, or whether it is gone or never was. */
export async function openListing(call: { ctx: Ctx; id: string; category: ListingCategory }): Promise<OpenedListing> {
  const { ctx, id, category } = call;
  try {
    const { listing, history } = await readRecorded({ ctx, ref: id });
    // A house under /cars is not a page; folders are shared by some categories, so the folder decides.
    if (listingFolder(listing.category) !== listingFolder(category)) return { kind: 'missing' };
    return { kind: 'open', listing, history };
  } catch (error) {
    if (isAppError(error) && (error.kind === 'missing' || error.kind === 'gone')) return { kind: error.kind };
    throw error;
  }
}

const columns = {
  row: listings,
  seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt },
  dealer: {
    id: partners.id,
    name: partners.name,
    slug: partners.slug,
    logo: partners.logo,
    docFeeCents: partners.docFeeCents,
    otherFeesCents: partners.otherFeesCents,
  },
  photos: photosInside(listings.id),
  history: historyInside(listings.id),
};

const byName = (database: Database, by: 'id' | 'uniqueId') =>
  statement(database, `listing by ${by}`, (db) =>
    db
      .select(columns)
      .from(listings)
      .leftJoin(users, eq(users.id, listings.ownerId))
      .leftJoin(partners, and(eq(partners.userId, listings.ownerId), eq(partners.status, 'ACTIVE')))
      .where(eq(listings[by], sql.placeholder('value')))
      .limit(1)
      .prepare(`listing_by_${by}`),
  );

type Recorded = { readonly listing: PublicListing; readonly history: HistoryEntry[] };

/**
 * A published listing, as anyone may see it, by its UUID or ten characters. One that was public and was taken down is
 * gone (410); drafts do not exist for others (404).
 */
export const readListing = async (call: { ctx: Ctx; ref: string }): Promise<PublicListing> =>
  (await readRecorded(call)).listing;

/** The same with its record of prices and statuses, in one query. */
async function readRecorded({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<Recorded> {
  const name = parseListingRef(ref);
  if (!name) throw missing(sentences.missing);
  const [found] = await byName(ctx.db, name.by).execute({ value: name.value });
  if (!found) throw missing(sentences.missing);
  const { row, photos, history } = found;
  if (!isPublic(row.status)) throw row.publishedAt ? new AppError('gone', sentences.gone) : missing(sentences.missing);
  return {
    listing: toPublicListing({ ...found, photos: toPublicPhotos(photos, row), now: ctx.now() }),
    history: history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
  };
}
