import type { Gear } from '../../src/features/valuation/server/gear.ts';
import type { ModelHeader } from '../../src/features/valuation/server/model/model-file.ts';
import { fuelGroup } from '../../src/features/valuation/server/model/quantiles.ts';
import type { VehicleRow } from '../../src/features/valuation/server/model/vehicle-row.ts';
import type { CrossFit } from './fit-kind.ts';
import { groupBy } from './statistics.ts';

/** A model tells drives, gearboxes, or fuels apart when it has so many adverts of two of them. */
const MIN = 8;
/** A mean of few adverts leans to nothing: so many count half. */
const LEAN = 8;
/** An advert farther off than this says no more. */
const MAX_OFF = 0.25;

/** Each as the adverts' trims and VINs tell it; what is not told is the plain kind. */
const KINDS: readonly ((row: VehicleRow) => Gear)[] = [
  ({ drive }) => (drive === 'awd' || drive === '4wd' ? 'four' : 'two'),
  ({ manual }) => (manual ? 'manual' : 'automatic'),
  (row) => {
    const fuel = fuelGroup(row);
    return fuel === 'hybrid' || fuel === 'diesel' ? fuel : 'gas';
  },
];

/** By how much dealers' adverts of each kind lie off the value of their model without trim and VIN. */
export function gearEffects(thin: CrossFit, rich: CrossFit): ModelHeader['gear'] {
  const blind = new Map(thin.rows.map(({ fields, y }, i) => [fields.id, y - (thin.predicted[i] as number)]));
  const told = rich.rows
    .filter(({ row, masked }) => row.source === 'dealer_ask' && !masked)
    .map(({ row, fields }) => ({ row, off: Math.max(-MAX_OFF, Math.min(MAX_OFF, blind.get(fields.id) ?? 0)) }));
  const models = [...groupBy(told, ({ row }) => `${row.make}|${row.model}`)];
  const known = models.flatMap(([name, rows]) => {
    const effects = KINDS.flatMap((kindOf) => {
      const kinds = [...groupBy(rows, ({ row }) => kindOf(row))].filter(([, own]) => own.length >= MIN);
      if (kinds.length < 2) return [];
      return kinds.map(([kind, own]) => {
        const mean = own.reduce((sum, { off }) => sum + off, 0) / (own.length + LEAN);
        return [kind, Math.round(mean * 1000) / 1000] as const;
      });
    });
    return effects.length > 0 ? [[name, Object.fromEntries(effects)] as const] : [];
  });
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}
