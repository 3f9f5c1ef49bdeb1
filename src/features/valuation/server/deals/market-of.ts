import { findAlike, marketFrom } from '../../rules/comparables.ts';
import type { Market } from '../../rules/steps.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { type EvaluateInput, evaluateVehicle } from '../index.ts';
import type { ComparedVehicle } from './find-comparables.ts';
import { type Offer, seenFrom } from './pool.ts';

export type MarketCall = {
  readonly ctx: Ctx;
  readonly vehicle: ComparedVehicle;
  readonly input: EvaluateInput;
  /** Who sells: a dealer's price is held against what dealers ask. */
  readonly dealer: boolean;
  /** What is for sale of the same model, asked for only when it is needed. */
  readonly pool: () => Promise<readonly Offer[]>;
};

/** The market price of a vehicle: the estimate where it knows the vehicle, else what is for sale here; null for neither. */
export async function marketOf(call: MarketCall): Promise<Market | null> {
  return (await fromValue(call)) ?? fromListings(call);
}

async function fromValue({ ctx, input, dealer }: MarketCall): Promise<Market | null> {
  const estimate = await evaluate(ctx, input);
  if (estimate?.kind !== 'estimate' || !KNOWN.includes(estimate.basis.scope)) return null;
  const { low, likely, high } = estimate.channels[dealer ? 'dealerRetail' : 'privateParty'];
  if (likely <= 0) return null;
  const { rows, sentence: carried } = estimate.basis;
  return { cents: likely, spread: (high - low) / 2 / likely, basis: { kind: 'VALUE', rows, carried } };
}

/** A figure for the whole make says nothing about this vehicle. */
const KNOWN: readonly string[] = ['trim', 'model'];

/** A VIN or a ZIP that cannot be read must not cost the badge: then the vehicle's own words have to do. */
async function evaluate(ctx: Ctx, input: EvaluateInput) {
  for (const asked of [input, { ...input, vin: undefined, postcode: undefined }]) {
    try {
      return await evaluateVehicle({ ctx, input: asked });
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }
  return null;
}

async function fromListings({ vehicle, pool }: MarketCall): Promise<Market | null> {
  return marketFrom(findAlike(seenFrom(await pool(), vehicle, vehicle.id), vehicle));
}
