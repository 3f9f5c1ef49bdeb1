import { sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import { YEARS_APART } from '../../rules/comparables.ts';
import { OF_THE_VEHICLE } from '../../rules/steps.ts';
import { rateListings } from './rate-listings.ts';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import { liveIndex, type Snapshot } from '#features/search-index/server/index.ts';

/** Listings of changed models that one question asks about. */
const MAX_ASKED = 5_000;

const live = sql`l.category = 'VEHICLE' and l.status in (${sql.join(
  LISTED_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

/**
 * Vehicles for sale whose price has to be looked at anew, a few at a time: those nobody looked at since they changed
 * or for a day, then those whose market has changed since a moment. Each question is answered by an index or asks about
 * named rows, so that the work grows with what changed and not with the market.
 */
async function findStale(services: Services, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  for (const find of [findUnseen, findChanged, findOld]) {
    const ids = await find(services, limit);
    if (ids.length > 0) return ids;
  }
  return findOvertaken(services, since, limit);
}

const findUnseen = ({ db }: Services, limit: number) =>
  idsOf(db.execute(sql`select l.id from listings l where ${live} and l.deal_at is null order by l.id limit ${limit}`));

const findChanged = ({ db }: Services, limit: number) =>
  idsOf(
    db.execute(sql`
      select l.id from listings l where ${live} and l.deal_at < l.updated_at order by l.updated_at limit ${limit}`),
  );

function findOld({ db, now }: Services, limit: number) {
  const dayAgo = new Date(now().getTime() - DAY_MS).toISOString();
  return idsOf(
    db.execute(sql`
      select l.id from listings l where ${live} and l.deal_at < ${dayAgo}::timestamptz order by l.deal_at limit ${limit}`),
  );
}

type Overtaken = { readonly ref: number; readonly changed: number };

/** A badge is old as soon as something it may be compared with changed; what keeps a vehicle from having one is not. */
async function findOvertaken(services: Services, since: Date, limit: number): Promise<string[]> {
  const all = overtaken(await liveIndex(services).fresh(), since.getTime());
  for (let from = 0; from < all.length; from += MAX_ASKED) {
    const ids = await staleAmong(services, all.slice(from, from + MAX_ASKED), limit);
    if (ids.length > 0) return ids;
  }
  return [];
}

function staleAmong({ db }: Services, asked: readonly Overtaken[], limit: number): Promise<string[]> {
  const refs = `{${asked.map(({ ref }) => ref).join(',')}}`;
  const moments = `{${asked.map(({ changed }) => new Date(changed).toISOString()).join(',')}}`;
  return idsOf(
    db.execute(sql`
      select l.id
        from unnest(${refs}::text::int[], ${moments}::text::timestamptz[]) as market(ref, changed_at)
        join listing_search s on s.ref = market.ref join listings l on l.id = s.listing_id
       where ${live} and l.deal_at < market.changed_at
         and coalesce(l.deal->>'reason', '') <> all(${`{${OF_THE_VEHICLE.join(',')}}`}::text::text[])
       order by l.deal_at, l.id limit ${limit}`),
  );
}

/** What is listed of the models and years that anything changed beside after a moment, each with when. */
function overtaken({ columns: { data, size } }: Snapshot, since: number): Overtaken[] {
  const changedAt = new Map<string, number>();
  const keyOf = (slot: number, years: number) =>
    `${data.vehicleType[slot]} ${data.make[slot]} ${data.model[slot]} ${(data.year[slot] as number) + years}`;
  for (let slot = 0; slot < size; slot++) {
    const changed = data.changed[slot] as number;
    if (changed <= since || !data.make[slot] || !data.model[slot]) continue;
    for (let years = -YEARS_APART; years <= YEARS_APART; years++)
      changedAt.set(keyOf(slot, years), Math.max(changed, changedAt.get(keyOf(slot, years)) ?? 0));
  }
  if (changedAt.size === 0) return [];
  const found: Overtaken[] = [];
  for (let slot = 0; slot < size; slot++) {
    const changed = data.listed[slot] === 1 ? changedAt.get(keyOf(slot, 0)) : undefined;
    if (changed !== undefined) found.push({ ref: data.ref[slot] as number, changed });
  }
  return found;
}

async function idsOf(rows: PromiseLike<readonly Record<string, unknown>[]>): Promise<string[]> {
  return (await rows).map(({ id }) => String(id));
}

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
