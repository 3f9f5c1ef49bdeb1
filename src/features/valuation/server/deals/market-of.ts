import { type Found, findAlike, NO_FOUND } from '../../rules/comparables.ts';
import { type Held, holdAgainst, type Value } from '../../rules/held.ts';
import type { PlainSilence } from '../../rules/steps.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { type Estimate, type EvaluateInput, evaluateVehicle, type NoEstimate } from '../index.ts';
import { valueOfFacts, withValues } from './value-of-facts.ts';
import type { ComparedVehicle } from './subject.ts';
import { type Offer, seenFrom } from './pool.ts';

export type MarketCall = {
  readonly ctx: Ctx;
  readonly vehicle: ComparedVehicle;
  readonly input: EvaluateInput;
  /** What is for sale of the same model, asked for only when it is needed. */
  readonly pool: () => Promise<readonly Offer[]>;
  /** Where it is known already. */
  readonly valued?: Estimate | NoEstimate;
};

/** What a vehicle's price is held against, and what was found for sale like it. */
export async function marketOf(call: MarketCall): Promise<{ held: Held; found: Found }> {
  const { vehicle, pool } = call;
  const value = toValue(call.valued ?? (await evaluate(call)), vehicle.dealer);
  if (value.kind === 'refused') return { held: { kind: 'silent', reason: value.reason }, found: NO_FOUND };
  const seen = seenFrom(await pool(), vehicle, vehicle.id);
  const own = { ...vehicle, value: await valueOfFacts(call.ctx, vehicle, vehicle) };
  const found = findAlike(await withValues(call.ctx, vehicle, seen), own);
  return { held: holdAgainst(found, own, value), found };
}

/** What the valuation will not value whatever is for sale beside it; of everything else it only has no prices. */
const REFUSED: Readonly<Partial<Record<NoEstimate['reason'], PlainSilence>>> = {
  exotic: 'EXOTIC',
  'too-old': 'COLLECTOR',
  commercial: 'COMMERCIAL',
  mileage: 'MILEAGE',
  'mileage-beyond': 'MILEAGE',
  'too-new': 'NOT_BUILT',
  'branded-title': 'TITLE',
};

function toValue(estimate: Estimate | NoEstimate | null, dealer: boolean): Value {
  if (estimate === null) return { kind: 'unknown', reason: 'NO_COMPARABLES' };
  if (estimate.kind === 'none') {
    // Tables of model years have gaps: eight of them for sale are proof enough that it was built.
    if (estimate.reason === 'not-built') return { kind: 'unknown', reason: 'NOT_BUILT' };
    const reason = REFUSED[estimate.reason];
    return reason ? { kind: 'refused', reason } : { kind: 'unknown', reason: 'NO_COMPARABLES' };
  }
  // A figure for the whole make says nothing about this vehicle.
  if (estimate.basis.scope === 'make') return { kind: 'unknown', reason: 'MAKE_ONLY' };
  const { low, likely, high } = estimate.channels[dealer ? 'dealerRetail' : 'privateParty'];
  if (likely <= 0) return { kind: 'unknown', reason: 'NO_COMPARABLES' };
  const { rows, sentence: carried } = estimate.basis;
  return { kind: 'figure', market: { cents: likely, low, high, basis: { kind: 'VALUE', rows, carried } } };
}

/** A VIN or a ZIP that cannot be read must not cost the badge: then the vehicle's own words have to do. */
async function evaluate({ ctx, vehicle, input }: MarketCall) {
  if (vehicle.vehicleType !== 'CARS') return null;
  for (const asked of [input, { ...input, vin: undefined, postcode: undefined }]) {
    try {
      return await evaluateVehicle({ ctx, input: asked });
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }
  return null;
}
