import type { VehicleRow } from './vehicle-row.ts';

/** The names under which a badge is written out, the most telling first: by VIN, by drive, by model. */
export function variantKeys({ vin, make, model, trim, drive }: VehicleRow): string[] {
  const badge = `${make}|${model}|${trim.grade}`;
  return [...(vin ? [`${vin.slice(0, 8)}|${trim.grade}`] : []), ...(drive ? [`${badge}|${drive}`] : []), badge];
}
