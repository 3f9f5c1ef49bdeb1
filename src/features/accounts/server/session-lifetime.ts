const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A device that is not used for 30 days has to sign in again; so has every device after a year. */
const SESSION_IDLE_MS = 30 * DAY;
const SESSION_LONGEST_MS = 365 * DAY;

/** `seen_at` is written at most this often: it tells people which devices are theirs, not when they clicked. */
export const SESSION_TOUCH_MS = 5 * MINUTE;

export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}
