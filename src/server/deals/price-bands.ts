import { type Limits, limitsOf } from '#domain/deal/limits.ts';
import { silentBefore } from '#domain/deal/rate.ts';
import type { Silence } from '#domain/deal/steps.ts';
import { fill } from '#domain/text.ts';
import { silences } from '#messages/en/deal.ts';
import type { Ctx } from '../context.ts';
import { findZip } from '../geo/index.ts';
import type { EvaluateInput } from '../valuation/index.ts';
import { basisSentence, roundMarket } from './deal-view.ts';
import { marketOf } from './market-of.ts';
import { readPool } from './pool.ts';

export type PriceBands =
  | { readonly kind: 'bands'; readonly marketCents: number; readonly basis: string; readonly limits: Limits }
  | { readonly kind: 'none'; readonly reason: Silence; readonly message: string };

const none = (reason: Silence): PriceBands => ({
  kind: 'none',
  reason,
  message: fill(silences[reason], { market: '' }),
});

/**
 * Which badge each price of a vehicle would earn, before it is listed: the limits that its badge will go by. `id` is
 * its own listing when it has one.
 */
export async function readPriceBands({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EvaluateInput & { engineRuns?: boolean | null; damage?: readonly string[]; id?: string | null };
}): Promise<PriceBands> {
  const vehicleType = textOf(input.vehicleType) ?? 'CARS';
  const [make, model] = [textOf(input.make), textOf(input.model)];
  const year = /^\d{4}$/.test(String(input.year ?? '')) ? Number(input.year) : null;
  const says = (value: boolean | null | undefined) => ({ value: value ?? null, comment: '' });
  const details = {
    cleanTitle: says(input.cleanTitle === false ? false : null),
    engineHealth: says(input.engineRuns),
    damage: input.damage ?? [],
  };
  // Any price will do here: the question is what it would be held against.
  const silent = silentBefore({ priceCents: 1, vehicleType, make, model, year, details });
  if (silent !== null || !make || !model || year === null) return none(silent ?? 'UNKNOWN_VEHICLE');
  const miles = String(input.miles ?? '');
  const mileage = /^\d{1,7}$/.test(miles) ? Number(miles) : null;
  const vehicle = { id: input.id ?? null, vehicleType, make, model, year, mileage, ...placeOf(input.postcode) };
  const market = await marketOf({ ctx, vehicle, input, dealer: false, pool: () => readPool(ctx, vehicle) });
  if (market === null) return none('NO_COMPARABLES');
  return {
    kind: 'bands',
    marketCents: roundMarket(market.cents),
    basis: basisSentence(market.basis),
    limits: limitsOf(market),
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;

function placeOf(postcode: unknown): { latitude: number | null; longitude: number | null } {
  const place = typeof postcode === 'string' ? findZip(postcode.trim().slice(0, 5)) : null;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
