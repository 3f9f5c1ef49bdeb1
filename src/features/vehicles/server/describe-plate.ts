import { fill } from '#shared/text.ts';
import { US_STATES } from '#shared/us-states.ts';
import { vehicles as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid, missing, refused } from '#platform/errors.ts';
import { vehicleAdapters } from './open.ts';
import type { VehicleSpecs, Plate } from './types.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseVin, vinWarnings } from '../rules/vin.ts';

/**
 * Describes the vehicle of a VIN as typed. Throws `refused` with the reason (`vin_too_short`, `vin_letter_i_o_q`,
 * `vin_maker_unknown` …). A wrong check digit is a warning: imported and older vehicles rightly lack one.
 */
export async function describeVin({ ctx, input }: { ctx: Ctx; input: { vin: unknown } }): Promise<VehicleSpecs> {
  const vin = parseVin(input.vin);
  if (!vin.ok) throw vinRefused(vin.reason.code, vin.reason.message);
  const specs = await vehicleAdapters(ctx).decoder.decode(vin.value);
  if (!specs) throw vinRefused('maker_unknown', fill(words.makerUnknown, { start: vin.value.slice(0, 3) }));
  const doubts = vinWarnings(vin.value).map(({ code, message }) => ({ code: toReason(code), message }));
  return { ...specs, warnings: [...doubts, ...specs.warnings.filter(({ code }) => !isTold(code, doubts))] };
}

const toReason = (code: string): string => `vin_${code.replaceAll('-', '_')}`;
const vinRefused = (code: string, message: string) => refused(message, toReason(code), [{ field: 'vin', message }]);
const isTold = (code: string, doubts: readonly { code: string }[]): boolean =>
  code === 'vin_year_unknown' && doubts.some((doubt) => doubt.code === 'vin_year_code');

type Fault = { field: 'plate' | 'country_state_code' | 'country_code'; message: string };
type Typed = { plate: unknown; state: unknown; country: unknown };

/** Reads a plate as typed: letters and digits alone count. The state's two letters are needed, plates repeat. */
function parsePlate({ plate, state, country }: Typed): Result<Plate, Fault> {
  const text = toPlain(plate);
  if (!/^[A-Z0-9]{2,8}$/.test(text)) return fail({ field: 'plate', message: words.plateMalformed });
  if (!isUnitedStates(country)) return fail({ field: 'country_code', message: words.countryUnsupported });
  const region = typeof state === 'string' ? state.trim().toUpperCase() : '';
  if (!US_STATES.some(({ code }) => code === region))
    return fail({ field: 'country_state_code', message: words.stateUnknown });
  return ok({ text, region, country: 'US' });
}

/** The specification writes USA and US; a missing country is the default. */
function isUnitedStates(country: unknown): boolean {
  return country === undefined || (typeof country === 'string' && /^\s*(?:usa?)?\s*$/i.test(country));
}

const toPlain = (text: unknown): string =>
  (typeof text === 'string' ? text.slice(0, 40) : '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-.·]/g, '');

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
  vehicleClass: null,
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
