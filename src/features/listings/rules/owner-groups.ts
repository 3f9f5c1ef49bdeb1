import type { ListingStatus } from '#shared/enums.ts';
import { STATUSES } from './status.ts';

const OWNER_GROUPS = ['drafts', 'forSale', 'reserved', 'sold', 'takenDown', 'archived'] as const;
export type OwnerGroup = (typeof OWNER_GROUPS)[number];

/** The groups that hold something, in their order; inside a group the order of `listings` is kept. */
export function groupOwn<Listing extends { readonly status: ListingStatus }>(
  listings: readonly Listing[],
): { group: OwnerGroup; listings: Listing[] }[] {
  return OWNER_GROUPS.map((group) => ({
    group,
    listings: listings.filter(({ status }) => STATUSES[status].group === group),
  })).filter((found) => found.listings.length > 0);
}
