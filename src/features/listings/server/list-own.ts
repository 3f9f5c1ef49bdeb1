import { and, desc, isNull, type SQL, eq, ne } from 'drizzle-orm';
import { CATEGORIES } from '../rules/categories.ts';
import { zoneOf } from '../rules/day-hours.ts';
import { nextStepOf } from '#features/sell/rules/index.ts';
import type { OwnListing } from '../rules/own.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';
import { isPublic, isUp } from '../rules/status.ts';
import { priceOf } from '../rules/price.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { readCoverPhotos, readPublicPhotos } from '#features/photos/server/index.ts';
import { type ListingRow, ownedBy, findOwn } from './access.ts';
import { requireMember } from '#platform/actor.ts';
import type { PublicListing, HistoryEntry } from '../rules/public.ts';
import { readShown } from './read-shown.ts';
import type { DealView } from '#features/valuation/rules/view.ts';
import { dealOf } from '#features/valuation/server/deals/index.ts';
import { readHistory } from './history.ts';

const { listings } = schema;

/** One listing as its owner's page of it shows it. */
export type OwnDetails = {
  readonly listing: OwnListing;
  readonly history: readonly HistoryEntry[];
  readonly photos: number;
  readonly publishedAt: string | null;
  /** Set also after it came down. */
  readonly expiresAt: string | null;
  /** The badge of its price or why there is none; null where prices are not rated. */
  readonly deal: DealView | null;
  /** What others are like it by; null where that is not known. */
  readonly model: { readonly make: string; readonly model: string; readonly year: number } | null;
};

/** The actor's own listing, whatever its status. Anybody else's is missing. */
export async function readOwn({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<OwnDetails> {
  const row = await findOwn({ ctx, ref });
  const [history, photos] = await Promise.all([
    readHistory({ db: ctx.db, listingId: row.id }),
    readPublicPhotos({ ctx, input: { listingIds: [row.id] } }),
  ]);
  const own = photos.get(row.id) ?? [];
  const { make, model, year } = row;
  return {
    listing: toOwn(row, own[0] ?? null),
    history,
    photos: own.length,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    deal: dealOf(row),
    model: make && model && year ? { make, model, year } : null,
  };
}

/** What the signed-in person has, drafts too, last touched first. Archived listings are left out. */
export async function listMine({ ctx }: { ctx: Ctx }): Promise<PublicListing[]> {
  const { userId } = requireMember(ctx);
  const where = and(eq(listings.ownerId, userId), ne(listings.status, 'ARCHIVED'));
  return readShown({ ctx, where, newest: listings.updatedAt, limit: MAX_OWN });
}

/** A row as its owner sees it in the list. */
export function toOwn(row: ListingRow, cover: PublicPhoto | null): OwnListing {
  const { status, category } = row;
  const answers = withMonthlyRent(row.answers);
  return {
    id: row.id,
    uniqueId: row.uniqueId,
    category,
    status,
    title: row.title || CATEGORIES[category].untitled,
    price: priceOf(row),
    path: isPublic(status) ? listingPath({ category, id: row.id, slug: row.slug }) : null,
    updatedAt: row.updatedAt.toISOString(),
    timeZone: zoneOf(row),
    expiresAt: isUp(status) ? (row.expiresAt?.toISOString() ?? null) : null,
    wasPublic: row.publishedAt !== null,
    cover,
    answers,
    next: status === 'DRAFT' ? nextStepOf({ ...row, answers }) : null,
  };
}

/** More than anybody scrolls through; a dealer's stock has pages of its own. */
const MAX_OWN = 400;

type Wanted = { readonly ctx: Ctx; readonly which?: SQL; readonly limit?: number };

/** The actor's rows, last touched first. Items are listed with their sale. */
export const findOwnRows = ({ ctx, which, limit = MAX_OWN }: Wanted): Promise<ListingRow[]> =>
  ctx.db
    .select()
    .from(listings)
    .where(and(ownedBy(ctx), isNull(listings.saleId), which))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(limit);

/** Everything the actor has, archived listings too. */
export async function listOwn({ ctx }: { ctx: Ctx }): Promise<OwnListing[]> {
  const rows = await findOwnRows({ ctx });
  const covers = await readCoverPhotos({ ctx, input: { listingIds: rows.map(({ id }) => id) } });
  return rows.map((row) => toOwn(row, covers.get(row.id) ?? null));
}
