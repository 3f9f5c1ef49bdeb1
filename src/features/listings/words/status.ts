import type { LeaseTerm, ListingStatus } from '#shared/enums.ts';
import { STATUSES } from '../rules/status.ts';

/** What is let is rented out where other things are sold. */
const OF_A_RENTAL: Readonly<Partial<Record<ListingStatus, string>>> = {
  PUBLISHED: 'For rent',
  SOLD: 'Rented',
  INACTIVE: 'Not for rent',
};

type Lease = LeaseTerm | null | undefined;

/** A listing's status in its owner's words: "For sale", of what is let "For rent". */
export const statusLabel = (status: ListingStatus, lease?: Lease): string =>
  (lease && status !== 'INACTIVE' && OF_A_RENTAL[status]) || STATUSES[status].label;

/** The same as everybody reads it beside a title, with the look of its badge. */
export const statusBadge = (status: ListingStatus, lease?: Lease) => {
  const { kind, word } = STATUSES[status].badge;
  return { kind, word: (lease && OF_A_RENTAL[status]) || word };
};
