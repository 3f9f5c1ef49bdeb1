import { VIN_LENGTH, vinCheckDigit } from './vin.ts';

const MAX_TEXT_LENGTH = 4_000;

/**
 * The VIN inside what a barcode says, or null. Stickers write it alone, after an I for import, between the asterisks of
 * Code 39, or as one of several fields. A run of letters and digits that has the right check digit goes first; without
 * one a run of exactly 17 counts, because imported vehicles lack it rightly.
 */
export function findVinInText(text: string): string | null {
  const runs =
    text
      .slice(0, MAX_TEXT_LENGTH)
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-HJ-NPR-Z0-9]{17,}/g) ?? [];
  for (const run of runs)
    for (let at = 0; at + VIN_LENGTH <= run.length; at++) {
      const vin = run.slice(at, at + VIN_LENGTH);
      if (vinCheckDigit(vin) === vin[8] && isMixed(vin)) return vin;
    }
  return runs.find((run) => run.length === VIN_LENGTH && isMixed(run)) ?? null;
}

/** Seventeen digits or one letter over and over are no VIN, whatever their sum. */
const isMixed = (vin: string): boolean => /[A-Z]/.test(vin) && /\d.*\d/.test(vin);
