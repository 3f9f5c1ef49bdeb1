/** How long a listing stays up before it is taken down by itself. */
const LIFETIME_DAYS = 60;
/** So many days before that, its seller is asked whether it is still for sale. */
export const REMIND_DAYS = 7;
/** So long after it was taken down by itself, the link of that letter still puts it back. */
export const REVIVE_DAYS = 30;

const DAY = 86_400_000;

/** When a listing that is published or renewed now comes down. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_DAYS * DAY);

/** Whole days left, counted up: 1 on the last day. Never below 0. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY));
