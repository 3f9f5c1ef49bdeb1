import { statusKind } from '#ui/badges.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { listing } from '../words/listing.ts';

const WORDS: Partial<Record<ListingStatus, string>> = {
  PUBLISHED: listing.status_PUBLISHED,
  RESERVED: listing.status_RESERVED,
  SOLD: listing.status_SOLD,
  PUBLISHED_AND_NOT_LISTED: listing.status_PUBLISHED_AND_NOT_LISTED,
  INACTIVE: listing.status_INACTIVE,
  ARCHIVED: listing.status_ARCHIVED,
};

/** Word and look of a status as buyers and owners read it. */
export const statusBadge = (status: ListingStatus): { word: string; kind: ReturnType<typeof statusKind> } => ({
  word: WORDS[status] ?? listing.status_DRAFT,
  kind: statusKind(status),
});

/** For sale and free: the usual case, which needs no badge on a card. */
export const isForSale = (status: ListingStatus): boolean => status === 'PUBLISHED';
/** The page stays but nothing can be bought. */
export const isGone = (status: ListingStatus): boolean => ['SOLD', 'INACTIVE', 'ARCHIVED'].includes(status);
