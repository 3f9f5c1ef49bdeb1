import { and, desc, isNull, type SQL } from 'drizzle-orm';
import { CATEGORIES } from '../rules/categories.ts';
import { zoneOf } from '../rules/day-hours.ts';
import { nextStepOf } from '#features/sell/rules/index.ts';
import type { OwnListing } from '#features/sell/rules/own.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';
import { isPublic, isUp } from '../rules/status.ts';
import { priceOf } from '../rules/price.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { readCoverPhotos } from '#features/photos/server/index.ts';
import { type ListingRow, ownedBy } from './access.ts';

const { listings } = schema;

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
export const MAX_OWN = 400;

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
