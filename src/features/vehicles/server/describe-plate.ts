import { fill } from '#shared/text.ts';
import { US_STATES } from '#shared/us-states.ts';
import { vehicles as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid, missing } from '#platform/errors.ts';
import { describeVin } from './describe-vin.ts';
import { vehicleAdapters } from './open.ts';
import { parsePlate } from './parse-plate.ts';
import type { VehicleSpecs } from './types.ts';

type Input = { plate: unknown; state: unknown; country: unknown };

/** Describes the vehicle of a plate. Throws `invalid` for what is no plate and `missing` for one nobody knows. */
export async function describePlate({ ctx, input }: { ctx: Ctx; input: Input }): Promise<VehicleSpecs> {
  const plate = parsePlate(input);
  if (!plate.ok) throw invalid(plate.reason.message, [plate.reason]);
  const answer = await vehicleAdapters(ctx).plates.find(plate.value);
  if (answer.kind === 'not-found') {
    const state = US_STATES.find(({ code }) => code === plate.value.region)?.name ?? plate.value.region;
    throw missing(fill(words.plateUnknown, { state }));
  }
  const specs = answer.vin === null ? emptySpecs : await describeVin({ ctx, input: { vin: answer.vin } });
  return { ...specs, ...withoutNulls(answer.known) };
}

const withoutNulls = (known: Partial<VehicleSpecs>): Partial<VehicleSpecs> =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== undefined));

/** Nothing known yet. */
const emptySpecs: VehicleSpecs = {
  vin: null,
  vehicleType: null,
  year: null,
  make: null,
  model: null,
  trim: null,
  series: null,
  body: null,
  bodyClass: null,
  fuel: null,
  fuelType: null,
  cylinders: null,
  displacement: null,
  engine: null,
  doors: null,
  drivetrain: null,
  transmission: null,
  plant: null,
  country: null,
  trims: [],
  warnings: [],
};
