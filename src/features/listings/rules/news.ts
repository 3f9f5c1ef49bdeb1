import type { ListingStatus } from '#shared/enums.ts';
import { isGone, isSold, isUp } from './status.ts';

/** What becomes of a listing as a whole. The last one told is how it stands in a follower's eyes. */
export const STATUS_NEWS = ['PENDING', 'AVAILABLE', 'SOLD', 'UNAVAILABLE'] as const;
export type StatusNews = (typeof STATUS_NEWS)[number];

/** What followers of a listing are told. */
export type News =
  /** `buyerId` is whom it is kept for, where the seller said so. */
  | { readonly kind: 'PENDING'; readonly buyerId: string | null }
  | { readonly kind: Exclude<StatusNews, 'PENDING'> }
  /** Facts that buyers rely on, each as a sentence of its own: “Mileage: 74,200 mi, was 72,400 mi.” */
  | { readonly kind: 'CHANGED'; readonly changes: readonly string[] };
export const NEWS_KINDS = [...STATUS_NEWS, 'CHANGED'] as const satisfies readonly News['kind'][];
export type NewsKind = (typeof NEWS_KINDS)[number];

/**
 * The news of a move; null for none. `last` is what followers were told before: only who heard that it could not be had
 * hears that it can be had again, whichever way it came back.
 */
export function newsOfMove(before: ListingStatus, after: ListingStatus, last: StatusNews | null): StatusNews | null {
  if (before === after) return null;
  if (isSold(after)) return 'SOLD';
  if (isGone(after)) return isUp(before) ? 'UNAVAILABLE' : null;
  if (after === 'RESERVED') return 'PENDING';
  return isUp(after) && last !== null && last !== 'AVAILABLE' ? 'AVAILABLE' : null;
}
