import type { ListingStatus } from '#shared/enums.ts';
import { REMIND_DAYS } from './lifetime.ts';
import { STATUSES } from './status.ts';

export type Advice = 'draft' | 'ready' | 'photos' | 'renew' | 'price' | 'wait' | 'sold' | 'down' | 'archived';

/** How a listing stands, as far as advice needs to know. */
export type Standing = {
  readonly status: ListingStatus;
  /** A draft with nothing missing. */
  readonly ready: boolean;
  readonly photos: number;
  readonly saves: number;
  /** Days since it was published; null before. */
  readonly daysUp: number | null;
  /** Days until it comes down; null while no time runs. */
  readonly daysLeft: number | null;
};

/** Fewer pictures than this, and adding some comes first. */
const ENOUGH_PHOTOS = 8;
const QUIET_DAYS = 14;

/** The one thing worth doing next. */
export function adviceFor({ status, ready, photos, saves, daysUp, daysLeft }: Standing): Advice {
  const { stage } = STATUSES[status];
  if (stage === 'draft') return ready ? 'ready' : 'draft';
  if (stage !== 'up') return stage;
  if (daysLeft !== null && daysLeft <= REMIND_DAYS) return 'renew';
  if (photos < ENOUGH_PHOTOS) return 'photos';
  return status === 'PUBLISHED' && saves === 0 && (daysUp ?? 0) >= QUIET_DAYS ? 'price' : 'wait';
}
