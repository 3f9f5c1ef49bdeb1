import type { ListingStatus } from '#shared/enums.ts';
import { REMIND_DAYS } from '#features/listings/rules/lifetime.ts';
import { STATUSES } from '#features/listings/rules/status.ts';
import type { Drop } from './price-drop.ts';

/** How a listing stands, as far as the next act needs to know. */
export type Standing = {
  readonly status: ListingStatus;
  /** A draft with nothing missing. */
  readonly ready: boolean;
  readonly photos: number;
  readonly saves: number;
  /** Codes that open it. */
  readonly stickers: number;
  /** Days since it was published; null before. */
  readonly daysUp: number | null;
  /** Days until it comes down; null while no time runs. */
  readonly daysLeft: number | null;
  /** Conversations in which the buyer wrote last. */
  readonly waiting: number;
  /** A buyer’s offer that is open, in cents. */
  readonly offerCents: number | null;
  /** When a buyer would like to come, while nobody has said yes or no. */
  readonly visitAt: string | null;
  /** What a fair price is away; null where nothing is known or the price is fair. */
  readonly drop: Drop | null;
};

/** Acts that carry no figure. */
export type PlainAct = 'draft' | 'ready' | 'sticker' | 'compare' | 'share' | 'sold' | 'down' | 'archived';
export type NextAct =
  | { readonly kind: PlainAct }
  | { readonly kind: 'answer' | 'photos' | 'renew'; readonly n: number }
  | { readonly kind: 'visit'; readonly at: string }
  | { readonly kind: 'offer'; readonly cents: number }
  | ({ readonly kind: 'drop' } & Drop);

/** Fewer pictures than this, and adding some comes before paper and price. */
const ENOUGH_PHOTOS = 8;
/** A price is given so long before it is talked about. */
const PRICE_DAYS = 7;
const QUIET_DAYS = 14;

/** The one thing worth doing next: people who wait, then time that runs out, then what makes it sell. */
export function nextAct(standing: Standing): NextAct {
  const { stage } = STATUSES[standing.status];
  if (stage === 'draft') return { kind: standing.ready ? 'ready' : 'draft' };
  if (stage !== 'up') return { kind: stage };
  return forPeople(standing) ?? forTheListing(standing);
}

function forPeople({ visitAt, offerCents, waiting }: Standing): NextAct | null {
  if (visitAt !== null) return { kind: 'visit', at: visitAt };
  if (offerCents !== null) return { kind: 'offer', cents: offerCents };
  return waiting > 0 ? { kind: 'answer', n: waiting } : null;
}

function forTheListing({ status, photos, saves, stickers, daysUp, daysLeft, drop }: Standing): NextAct {
  if (daysLeft !== null && daysLeft <= REMIND_DAYS) return { kind: 'renew', n: daysLeft };
  // Who has found a buyer needs no more of them.
  if (status === 'RESERVED') return { kind: 'share' };
  if (photos < ENOUGH_PHOTOS) return { kind: 'photos', n: ENOUGH_PHOTOS - photos };
  if (drop && (daysUp ?? 0) >= PRICE_DAYS) return { kind: 'drop', ...drop };
  if (stickers === 0) return { kind: 'sticker' };
  return status === 'PUBLISHED' && saves === 0 && (daysUp ?? 0) >= QUIET_DAYS ? { kind: 'compare' } : { kind: 'share' };
}
