import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { findZip } from '#features/places/server/index.ts';
import type { EvaluateInput } from '../index.ts';
import { describeVin } from '#features/vehicles/server/index.ts';
import { type ComparedVehicle, vinKeyOf, worthOf } from './subject.ts';

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
  const vehicleType = textOf(input.vehicleType) ?? specs?.vehicleType ?? 'CARS';
  return {
    id: input.id ?? null,
    vehicleType,
    make,
    model,
    year,
    trim: textOf(input.trim),
    vinKey: vinKeyOf(input.vin),
    // Dealers list their stock through the dealership's own pages; whoever asks here sells their own.
    dealer: false,
    grade: input.conditionGrade,
    worth: worthOf({ vehicleType, dealer: false, grade: input.conditionGrade }),
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
