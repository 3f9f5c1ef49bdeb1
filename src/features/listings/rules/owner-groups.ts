import type { ListingStatus } from '#shared/enums.ts';

const OWNER_GROUPS = ['drafts', 'forSale', 'reserved', 'sold', 'takenDown', 'archived'] as const;
export type OwnerGroup = (typeof OWNER_GROUPS)[number];

/** Where a listing stands in its owner's list. */
const GROUP_OF: Readonly<Record<ListingStatus, OwnerGroup>> = {
  NEW: 'drafts',
  SENT: 'drafts',
  LEAD: 'drafts',
  DRAFT: 'drafts',
  PUBLISHED: 'forSale',
  PUBLISHED_AND_NOT_LISTED: 'forSale',
  RESERVED: 'reserved',
  SOLD: 'sold',
  INACTIVE: 'takenDown',
  ARCHIVED: 'archived',
};

/** The groups that hold something, in their order; inside a group the order of `listings` is kept. */
export function groupOwn<Listing extends { readonly status: ListingStatus }>(
  listings: readonly Listing[],
): { group: OwnerGroup; listings: Listing[] }[] {
  return OWNER_GROUPS.map((group) => ({
    group,
    listings: listings.filter(({ status }) => GROUP_OF[status] === group),
  })).filter((found) => found.listings.length > 0);
}
