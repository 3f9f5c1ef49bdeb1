import { eq } from 'drizzle-orm';
import type { LeaseTerm, ListingStatus } from '#shared/enums.ts';
import { leaseIn } from '#features/listings/rules/lease.ts';
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
  /** Of what is let: its offers are of a month's rent. */
  readonly lease: LeaseTerm | null;
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
      details: listings.details,
    })
    .from(listings)
    .where(eq(name.by === 'id' ? listings.id : listings.uniqueId, name.value));
  if (!row) return null;
  const { publishedAt, details, ...rest } = row;
  return { ...rest, status: row.status, published: publishedAt !== null, lease: leaseIn(details) };
}
