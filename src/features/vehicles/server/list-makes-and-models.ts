import type { VehicleType } from '#shared/enums.ts';
import type { Ctx } from '#platform/context.ts';
import { loadCatalogue } from './catalogue.ts';

/** Models by make, both in the order of the alphabet; of one vehicle type, or of all with a make's models together. */
export async function listMakesAndModels({
  input,
}: {
  ctx: Ctx;
  input: { vehicleType?: VehicleType };
}): Promise<Record<string, string[]>> {
  const found = new Map<string, Set<string>>();
  for (const [type, makes] of await loadCatalogue()) {
    if (input.vehicleType !== undefined && type !== input.vehicleType) continue;
    for (const [make, models] of makes) {
      const names = found.get(make) ?? new Set<string>();
      for (const model of models) names.add(model.name);
      found.set(make, names);
    }
  }
  return Object.fromEntries([...found].sort(byName).map(([make, names]) => [make, [...names].sort(compare)]));
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => compare(a, b);
