import { sql } from 'drizzle-orm';
import { LISTED_STATUSES } from '#domain/listing/status.ts';
import type { Services } from '../context.ts';
import { rateListings } from './rate-listings.ts';

/** Listings a round. */
const BATCH = 100;
/** Rounds a run; the rest comes with the next. */
const ROUNDS = 20;
const DAY_MS = 86_400_000;

/**
 * A job: looks anew at every price that nobody looked at yet, that was changed since, that is a day old, or whose
 * comparables changed. Returns how many badges changed.
 */
export async function rateStale({ services }: { services: Services }): Promise<number> {
  let changes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await findStale(services);
    const changed = await rateListings({ services, ids });
    // Every page that was looked at: it also says how many days it has been for sale.
    const pages = ids.map((id) => `listing:${id}`);
    if (ids.length > 0) await services.cache.invalidate(changed.length > 0 ? ['listings', ...pages] : pages);
    changes += changed.length;
    if (ids.length < BATCH) break;
  }
  return changes;
}

const listed = sql`l.status in (${sql.join(
  LISTED_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** Badges out of listings are old as soon as one of the same model changed; estimates know nothing of listings. */
async function findStale({ db, now }: Services): Promise<string[]> {
  const dayAgo = new Date(now().getTime() - DAY_MS).toISOString();
  const rows = await db.execute<{ id: string }>(sql`
    select l.id from listings l join listing_search s on s.listing_id = l.id
      left join (select vehicle_type, make, model, max(changed_at) as changed_at
                   from listing_search where make > 0 and model > 0 group by 1, 2, 3) market
        on market.vehicle_type = s.vehicle_type and market.make = s.make and market.model = s.model
     where l.category = 'VEHICLE' and s.listed and ${listed}
       and (l.deal_at is null or l.deal_at < l.updated_at or l.deal_at < ${dayAgo}::timestamptz
            or (l.deal_at < market.changed_at
                and (l.deal->'market'->'basis'->>'kind' = 'LISTINGS' or l.deal->>'reason' = 'NO_COMPARABLES')))
     order by l.deal_at nulls first, l.id limit ${BATCH}`);
  return rows.map(({ id }) => id);
}
