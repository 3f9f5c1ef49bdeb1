import { fill } from '#shared/text.ts';
import { parseVin, vinWarnings } from '../rules/vin.ts';
import { vehicles as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { vehicleAdapters } from './open.ts';
import type { VehicleSpecs } from './types.ts';

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
