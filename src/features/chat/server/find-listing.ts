import { eq } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { parseListingRef } from '#shared/unique-id.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';

const { listings } = schema;

export type TalkedListing = {
  readonly id: string;
  readonly ownerId: string | null;
  readonly title: string;
  readonly status: ListingStatus;
  readonly published: boolean;
};

/** Whether new conversations begin about a listing: it has a page, and is not sold. */
export const isOpenToTalk = (status: ListingStatus): boolean => isUp(status);

/** As much of a listing as talking about it needs, by its UUID or ten characters; null when there is none. */
export async function findListing(db: Executor, ref: string): Promise<TalkedListing | null> {
  const name = parseListingRef(ref);
  if (!name) return null;
  const [row] = await db
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      title: listings.title,
      status: listings.status,
      publishedAt: listings.publishedAt,
    })
    .from(listings)
    .where(eq(name.by === 'id' ? listings.id : listings.uniqueId, name.value));
  if (!row) return null;
  const { publishedAt, ...rest } = row;
  return { ...rest, status: row.status, published: publishedAt !== null };
}
