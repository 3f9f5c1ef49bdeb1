const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** Passenger cars, MPVs and trucks: position 7 tells the cycles apart (49 CFR 565.15). */
const LIGHT = new Set([2, 3, 7]);

/**
 * Model years that the tenth character can mean, the likelier first; none when it is no year code. Light vehicles
 * carry a digit at position 7 up to 2009 and a letter from 2010; others get both cycles, the newer first.
 */
export function chooseYear(vin: string, vehicleTypeId: number | null, thisYear: number): number[] {
  const code = CODES.indexOf(vin[9] ?? '');
  if (code < 0) return [];
  const older = 1980 + code;
  const newer = 2010 + code;
  if (newer > thisYear + 2) return [older];
  const olderFirst = vehicleTypeId !== null && LIGHT.has(vehicleTypeId) && /\d/.test(vin[6] ?? '');
  return olderFirst ? [older, newer] : [newer, older];
}
