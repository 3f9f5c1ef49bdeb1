import type { ComparablesAnswer } from '#features/vehicles/contracts/services.ts';
import type { Ctx } from '#platform/context.ts';
import type { EvaluateInput } from '../index.ts';
import { findComparables } from './find-comparables.ts';
import { identify } from './identify.ts';

/** What is for sale here like a vehicle that is being valued, as the API sends it. Empty for one that nobody knows. */
export async function listComparables({ ctx, input }: { ctx: Ctx; input: EvaluateInput }): Promise<ComparablesAnswer> {
  const vehicle = await identify({ ctx, input });
  if (!vehicle) return [];
  const { shown } = await findComparables({ ctx, vehicle });
  return shown.map(({ title, path, place, priceCents, mileage, why }) => ({
    title,
    price: Math.round(priceCents / 100),
    mileage,
    url: path,
    place,
    why,
  }));
}
