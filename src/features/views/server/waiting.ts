import type { Database } from '#platform/db/index.ts';
import { onePer } from '#platform/process-wide.ts';

/** Views that are not in the table yet, of one process and one database. */
export type Waiting = {
  /** By `listing day viewer`, the viewer only when signed in: their own listings are left out when it is written. */
  counts: Map<string, number>;
  /** Who was counted today, as digests that are forgotten at midnight. */
  seen: Set<string>;
  day: string;
};

/** Counted in memory, for each database once. */
export const waitingViews = onePer<Database, Waiting>('views', () => ({ counts: new Map(), seen: new Set(), day: '' }));
