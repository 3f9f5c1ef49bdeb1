import { desc } from 'drizzle-orm';
import { driftAt, type Drift, type Place } from '../../rules/drift/tree.ts';
import { type Learned, scaled } from '../../rules/drift/learn.ts';
import { growthOf, priorsAfter, type Unseen } from '../../rules/drift/priors.ts';
import * as schema from '#features/schema.ts';
import type { Services } from '#platform/context.ts';

const { marketDrifts } = schema;

/** What the market is known to have moved by, and under which name that is kept. */
export type MarketDrift = {
  readonly version: string;
  readonly at: Date;
  readonly asks: number;
  readonly learned: Learned;
};

const KEPT_MS = 60_000;
const kept = new WeakMap<object, { at: number; drift: Promise<MarketDrift | null> }>();

/** The newest version, read once a minute; null while none was learned. */
export function readMarketDrift({ db, now }: Pick<Services, 'db' | 'now'>): Promise<MarketDrift | null> {
  const at = now().getTime();
  const known = kept.get(db);
  if (known && at - known.at < KEPT_MS && at >= known.at) return known.drift;
  const drift = db
    .select()
    .from(marketDrifts)
    .orderBy(desc(marketDrifts.at))
    .limit(1)
    .then(([row]) => row ?? null);
  kept.set(db, { at, drift });
  // A question that failed is asked again by the next one.
  drift.catch(() => kept.delete(db));
  return drift;
}

export const forgetMarketDrift = ({ db }: Pick<Services, 'db'>): void => void kept.delete(db);

/** A version's evidence may be older than the hour: what has moved since is unknown. */
const MONTH_MS = 30.44 * 86_400_000;

/** How far a place has moved beyond the index, and how sure that is at a moment. */
export function movedSince(market: MarketDrift | null, place: Place, unseen: Unseen, now: Date): Drift {
  if (market === null) return driftAt({}, place, priorsAfter(unseen));
  const found = driftAt(market.learned.nodes, place, scaled(priorsAfter(unseen), market.learned.scale));
  const months = Math.max(0, (now.getTime() - market.at.getTime()) / MONTH_MS);
  return { ...found, variance: found.variance + growthOf(place.fuel) ** 2 * months };
}
