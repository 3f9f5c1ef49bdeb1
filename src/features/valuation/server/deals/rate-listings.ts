import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { toAlike } from '../../rules/comparables.ts';
import { rateDeal, silentBefore } from '../../rules/rate.ts';
import type { Deal } from '../../rules/steps.ts';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { indexListings } from '#features/search-index/server/index.ts';
import { marketOf } from './market-of.ts';
import { type NamedModel, type Offer, readMarket } from './pool.ts';
import { toCompared, toEvaluateInput } from './subject.ts';

const { listings, users } = schema;
type Row = typeof listings.$inferSelect;
type Rated = { readonly row: Row; readonly deal: Deal };

/**
 * Looks at the prices of vehicles anew and keeps what comes of it with the listing and in the search index. Cached
 * pages are the caller's: the ids whose badge changed are returned. A listing that was changed meanwhile is left alone;
 * whoever changed it rates it.
 */
export async function rateListings({
  services,
  ids,
}: {
  services: Services;
  ids: readonly string[];
}): Promise<string[]> {
  if (ids.length === 0) return [];
  // A change that comes while we look is younger than this, and so looked at again.
  const at = services.now();
  const rows = await services.db
    .select({ row: listings, seller: users.type })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(and(inArray(listings.id, [...ids]), eq(listings.category, 'VEHICLE')));
  const pools = makePools(services);
  const rated: Rated[] = [];
  for (const { row, seller } of rows)
    rated.push({ row, deal: await rate(services, row, seller === 'DEALERSHIP', pools) });
  return keep(services, rated, at);
}

type Pools = (named: NamedModel) => Promise<readonly Offer[]>;

/** Each model's listings are read once a round. */
function makePools(services: Services): Pools {
  const known = new Map<string, Promise<readonly Offer[]>>();
  return (named) => {
    const key = JSON.stringify([named.vehicleType, named.make, named.model]);
    const found = known.get(key) ?? readMarket(services, named);
    known.set(key, found);
    return found;
  };
}

async function rate(services: Services, row: Row, dealer: boolean, pools: Pools): Promise<Deal> {
  const vehicle = toCompared(row, dealer);
  if (vehicle === null || silentBefore(row) !== null) return rateDeal(row, NOTHING_HELD, null);
  const { held, found } = await marketOf({
    ctx: withActor(services, VISITOR),
    vehicle,
    input: toEvaluateInput(row),
    pool: () => pools(vehicle),
  });
  return rateDeal(row, held, toAlike(found), row.deal);
}

/** Where nothing has to be asked: the listing itself says why it has no badge. */
const NOTHING_HELD = { kind: 'silent', reason: 'UNKNOWN_VEHICLE' } as const;

async function keep({ db }: Services, rated: readonly Rated[], at: Date): Promise<string[]> {
  const changed = rated.filter(({ row, deal }) => !isDeepStrictEqual(row.deal, deal));
  const same = rated.filter(({ row, deal }) => isDeepStrictEqual(row.deal, deal));
  return db.transaction(async (tx) => {
    if (same.length > 0)
      await tx
        .update(listings)
        .set({ dealAt: at })
        .where(
          inArray(
            listings.id,
            same.map(({ row }) => row.id),
          ),
        );
    const kept: Row[] = [];
    for (const { row, deal } of changed)
      kept.push(
        ...(await tx
          .update(listings)
          .set({ deal, dealAt: at })
          .where(and(eq(listings.id, row.id), eq(listings.version, row.version)))
          .returning()),
      );
    await indexListings({ tx, rows: kept.filter(({ publishedAt }) => publishedAt !== null) });
    return kept.map(({ id }) => id);
  });
}
