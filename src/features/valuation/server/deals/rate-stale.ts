import type { Services } from '#platform/context.ts';
import { findStale } from './find-stale.ts';
import { rateListings } from './rate-listings.ts';

/** Listings a round. */
const BATCH = 100;
/** Rounds a run; the rest comes with the next. */
const ROUNDS = 20;
/** A listing changed by another process may carry a moment a little in the past. */
const SLACK_MS = 60_000;
const DAY_MS = 86_400_000;

/** Since when changes of markets are to be looked at, by installation. A process that begins looks a day back. */
const seenUntil = new WeakMap<Services['db'], Date>();

/**
 * A job: looks anew at every price that nobody looked at yet, that was changed since, that is a day old, or whose
 * comparables changed. Returns how many badges changed.
 */
export async function rateStale({ services }: { services: Services }): Promise<number> {
  const began = services.now().getTime();
  const since = seenUntil.get(services.db) ?? new Date(began - DAY_MS);
  let changes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await findStale(services, { since, limit: BATCH });
    if (ids.length === 0) {
      seenUntil.set(services.db, new Date(began - SLACK_MS));
      break;
    }
    const changed = await rateListings({ services, ids });
    // Every page that was looked at: it also says how many days it has been for sale.
    const pages = ids.map((id) => `listing:${id}`);
    await services.cache.invalidate(changed.length > 0 ? ['listings', ...pages] : pages);
    changes += changed.length;
  }
  return changes;
}
