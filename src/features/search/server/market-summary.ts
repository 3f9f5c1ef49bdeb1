import { NO_FILTERS } from '../rules/filters.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { matchingSlots } from './matching-slots.ts';
import { toPlan } from './plan.ts';

/** Any of them may be left out. Makes and models as names or as they stand in addresses. */
export type MarketOf = {
  readonly make?: string;
  readonly model?: string;
  readonly state?: string;
  readonly body?: string;
};
export type Market = {
  readonly count: number;
  /** Cents; null when nothing has a price. */
  readonly prices: { readonly low: number; readonly median: number; readonly high: number } | null;
  /** By model year, newest first; only years with a price. */
  readonly byYear: readonly { readonly year: number; readonly count: number; readonly medianCents: number }[];
  /** When anything in it changed last. */
  readonly changedAt: Date | null;
};

/** What vehicles of a kind cost now, from what is listed here. */
export async function marketSummary({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: MarketOf;
}): Promise<Market> {
  const snapshot = await liveIndex(ctx).fresh();
  const { make, model, state, body } = input;
  const filters = {
    ...NO_FILTERS,
    category: ['VEHICLE'] as const,
    ...(make ? { make: [make] } : {}),
    ...(model ? { model: [model] } : {}),
    ...(state ? { state: [state] } : {}),
    // A word that is no body finds nothing; the dictionary decides.
    ...(body ? { style: [body as (typeof NO_FILTERS.style)[number]] } : {}),
  };
  const slots = matchingSlots(snapshot, toPlan(snapshot, filters, null));
  const { priceCents: price, year, changed } = snapshot.columns.data;
  const prices: number[] = [];
  const years = new Map<number, number[]>();
  let latest = 0;
  for (const slot of slots) {
    latest = Math.max(latest, changed[slot] as number);
    const cents = price[slot] as number;
    if (cents < 0) continue;
    prices.push(cents);
    const own = year[slot] as number;
    if (own <= 0) continue;
    const others = years.get(own);
    if (others) others.push(cents);
    else years.set(own, [cents]);
  }
  return {
    count: slots.length,
    prices: spread(prices),
    byYear: [...years]
      .sort(([a], [b]) => b - a)
      .map(([own, cents]) => ({ year: own, count: cents.length, medianCents: median(cents) })),
    changedAt: latest > 0 ? new Date(latest) : null,
  };
}

function spread(prices: readonly number[]): Market['prices'] {
  if (prices.length === 0) return null;
  const sorted = Float64Array.from(prices).sort();
  return { low: sorted[0] as number, median: middle(sorted), high: sorted.at(-1) as number };
}

const median = (values: readonly number[]): number => middle(Float64Array.from(values).sort());

function middle(sorted: Float64Array): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] as number) + upper) / 2);
}
