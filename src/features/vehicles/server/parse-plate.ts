import { fail, ok, type Result } from '#shared/result.ts';
import { US_STATES } from '#shared/us-states.ts';
import { vehicles as words } from '../words.ts';
import type { Plate } from './types.ts';

type Fault = { field: 'plate' | 'country_state_code' | 'country_code'; message: string };
type Typed = { plate: unknown; state: unknown; country: unknown };

/** Reads a plate as typed: letters and digits alone count. The state's two letters are needed, plates repeat. */
export function parsePlate({ plate, state, country }: Typed): Result<Plate, Fault> {
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
