import type { AskedValue } from '../../rules/offers.ts';
import type { Ctx } from '#platform/context.ts';
import { toEvaluateInput } from '#features/valuation/server/deals/index.ts';
import { isAppError } from '#platform/errors.ts';
import type { ListingRow } from '#features/listings/server/index.ts';
import { evaluateVehicle } from '#features/valuation/server/index.ts';

/** What the vehicle of a listing is worth today; null where no figure can be given. */
export async function valueToday(ctx: Ctx, row: ListingRow): Promise<AskedValue | null> {
  try {
    const estimate = await evaluateVehicle({ ctx, input: toEvaluateInput(row) });
    if (estimate.kind === 'none') return null;
    const { tradeIn, privateParty } = estimate.channels;
    return { tradeIn, privateParty, modelVersion: estimate.modelVersion };
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
