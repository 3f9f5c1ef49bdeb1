import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { findZip } from '#features/places/server/index.ts';
import type { EvaluateInput } from '../index.ts';
import { describeVin } from '#features/vehicles/server/index.ts';
import { type ComparedVehicle, findComparables } from './find-comparables.ts';
import type { ComparablesAnswer } from '#features/vehicles/contracts/services.ts';

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

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;

/** The vehicle that a valuation was asked for, as listings name it: by its own words, else by its VIN. Null when unknown. */
export async function identify({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EvaluateInput & { id?: string | null };
}): Promise<ComparedVehicle | null> {
  const [said, specs] = [{ make: textOf(input.make), model: textOf(input.model) }, await specsOf(ctx, input.vin)];
  const make = said.make ?? specs?.make ?? null;
  const model = said.model ?? specs?.model ?? null;
  const year = /^\d{4}$/.test(String(input.year ?? '')) ? Number(input.year) : (specs?.year ?? null);
  if (!make || !model || year === null) return null;
  const miles = String(input.miles ?? '').replaceAll(',', '');
  return {
    id: input.id ?? null,
    vehicleType: textOf(input.vehicleType) ?? specs?.vehicleType ?? 'CARS',
    make,
    model,
    year,
    mileage: /^\d{1,7}$/.test(miles) ? Number(miles) : null,
    ...placeOf(input.postcode),
  };
}

async function specsOf(ctx: Ctx, vin: unknown) {
  if (textOf(vin) === null) return null;
  try {
    return await describeVin({ ctx, input: { vin } });
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

function placeOf(postcode: unknown): { latitude: number | null; longitude: number | null } {
  const place = typeof postcode === 'string' ? findZip(postcode.trim().slice(0, 5)) : null;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
