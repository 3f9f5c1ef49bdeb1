import { LISTING_STATUSES, type ListingStatus } from '#shared/enums.ts';

/** A draft, or a request on its way to becoming a listing, can be published, hidden from lists, or put away. */
const BEFORE_PUBLICATION = ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', 'ARCHIVED'] as const;
const AFTER_PUBLICATION = ['SOLD', 'INACTIVE', 'ARCHIVED'] as const;

/**
 * Where a listing may go from each status. The specification shows none; these follow the seller's actions: publish,
 * hide, reserve, sell, take down, bring back. Archived is never the end: it can be taken up again as a draft.
 */
export const STATUS_MOVES: Readonly<Record<ListingStatus, readonly ListingStatus[]>> = {
  NEW: ['SENT', 'LEAD', 'DRAFT', ...BEFORE_PUBLICATION],
  SENT: ['LEAD', 'DRAFT', ...BEFORE_PUBLICATION],
  LEAD: ['DRAFT', ...BEFORE_PUBLICATION],
  DRAFT: BEFORE_PUBLICATION,
  PUBLISHED: ['RESERVED', 'PUBLISHED_AND_NOT_LISTED', ...AFTER_PUBLICATION],
  RESERVED: ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', ...AFTER_PUBLICATION],
  PUBLISHED_AND_NOT_LISTED: ['PUBLISHED', 'RESERVED', ...AFTER_PUBLICATION],
  SOLD: ['PUBLISHED', 'ARCHIVED'],
  INACTIVE: ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', 'ARCHIVED'],
  ARCHIVED: ['DRAFT'],
};

export const STATUS_LABELS: Readonly<Record<ListingStatus, string>> = {
  NEW: 'New',
  SENT: 'Sent',
  SOLD: 'Sold',
  LEAD: 'Lead',
  PUBLISHED: 'For sale',
  RESERVED: 'Reserved',
  PUBLISHED_AND_NOT_LISTED: 'Unlisted',
  INACTIVE: 'Taken down',
  ARCHIVED: 'Archived',
  DRAFT: 'Draft',
};

const PUBLIC: ReadonlySet<ListingStatus> = new Set(['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED', 'SOLD']);
const LISTED: ReadonlySet<ListingStatus> = new Set(['PUBLISHED', 'RESERVED']);

/** The statuses whose page anyone with the address may read. For queries. */
export const PUBLIC_STATUSES: readonly ListingStatus[] = LISTING_STATUSES.filter((status) => PUBLIC.has(status));
/** The statuses that show up in lists, search and the site map. For queries. */
export const LISTED_STATUSES: readonly ListingStatus[] = LISTING_STATUSES.filter((status) => LISTED.has(status));

export type SchemaAvailability = 'InStock' | 'LimitedAvailability' | 'SoldOut';

/** schema.org words by status. Google's list has no `Reserved`. */
const AVAILABILITY: Readonly<Partial<Record<ListingStatus, SchemaAvailability>>> = {
  PUBLISHED: 'InStock',
  PUBLISHED_AND_NOT_LISTED: 'InStock',
  RESERVED: 'LimitedAvailability',
  SOLD: 'SoldOut',
};

/** Staying where one is counts as a move that is allowed, so that a repeated request succeeds. */
export function canMove(from: ListingStatus, to: ListingStatus): boolean {
  return from === to || STATUS_MOVES[from].includes(to);
}

/** Whether anyone with the address may read the page. */
export function isPublic(status: ListingStatus): boolean {
  return PUBLIC.has(status);
}

/** Whether the listing shows up in lists, search and the site map; a public page that does not carries `noindex`. */
export function isListed(status: ListingStatus): boolean {
  return LISTED.has(status);
}

/** The schema.org availability, or null where the page carries no markup. */
export function schemaAvailability(status: ListingStatus): SchemaAvailability | null {
  return AVAILABILITY[status] ?? null;
}
