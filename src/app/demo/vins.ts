import { readFileSync } from 'node:fs';
import { vinCheckDigit } from '#features/vehicles/rules/vin.ts';
import { dataFile } from '#platform/data-file.ts';

let stems: Map<string, string> | undefined;

/** By `make|model|year`: VIN positions 1–8, then the year and plant characters. Made by scripts/demo/vin-stems.ts. */
function loadStems(): Map<string, string> {
  stems ??= new Map(
    readFileSync(dataFile('app/demo/data/vin-stems.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  return stems;
}

/** A VIN that decodes to this vehicle, with a right check digit and a serial number far above any that was built. */
export function demoVin(vehicle: { make: string; model: string; year: number }, index: number): string | null {
  const stem = loadStems().get(`${vehicle.make}|${vehicle.model}|${vehicle.year}`);
  if (!stem) return null;
  const serial = String(900_000 + (index % 100_000)).slice(-6);
  const blank = `${stem.slice(0, 8)}0${stem.slice(8)}${serial}`;
  return blank.slice(0, 8) + vinCheckDigit(blank) + blank.slice(9);
}
