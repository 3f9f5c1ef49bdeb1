import type { DriveType, Fuel, Transmission } from '#shared/enums.ts';
import { DRIVE_LABELS, FUEL_LABELS, TRANSMISSION_LABELS } from '#shared/labels.ts';
import { fill } from '#shared/text.ts';
import { valuation as words } from '../words/valuation.ts';
import type { Match } from './match-model.ts';
import type { Model } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import type { Subject } from './types.ts';

/** What an engine, a gearbox, or a drive is called where their effects are kept; null where prices say nothing of it. */

export type Gear = 'four' | 'two' | 'manual' | 'automatic' | 'hybrid' | 'diesel' | 'gas';

const DRIVE_GEARS: Readonly<Record<DriveType, Gear>> = { FWD: 'two', RWD: 'two', AWD: 'four', '4WD': 'four' };
const TRANSMISSION_GEARS: Readonly<Record<Transmission, Gear | null>> = {
  AUTOMATIC: 'automatic',
  MANUAL: 'manual',
  CVT: 'automatic',
  OTHER: null,
};
const FUEL_GEARS: Readonly<Record<Fuel, Gear | null>> = {
  DIESEL: 'diesel',
  ELECTRIC: null,
  GASOLINE: 'gas',
  FLEX: 'gas',
  HYBRID: 'hybrid',
  PETROL: 'gas',
  PLUGIN_HYBRID: 'hybrid',
};

type Asked = { readonly model: Model; readonly match: Match; readonly subject: Subject; readonly row: VehicleRow };
type GearStep = { readonly label: string; readonly by: number };

/** What drivetrain, gearbox, and fuel make of a vehicle of which neither trim nor VIN tells them, as logarithms. */
export function gearSteps({ model, match, subject, row }: Asked): GearStep[] {
  if (kindOf(row) !== 'thin' || match.scope !== 'model') return [];
  const effects = model.header.gear[`${match.make}|${match.model}`] ?? {};
  const { drive, transmission, fuel } = subject;
  const said: readonly (readonly [Gear | null, string])[] = [
    ...(drive ? [[DRIVE_GEARS[drive], fill(words.ledger.drive, { drive: DRIVE_LABELS[drive] })] as const] : []),
    ...(transmission
      ? [
          [
            TRANSMISSION_GEARS[transmission],
            fill(words.ledger.transmission, { transmission: TRANSMISSION_LABELS[transmission] }),
          ] as const,
        ]
      : []),
    ...(fuel ? [[FUEL_GEARS[fuel], fill(words.ledger.fuel, { fuel: FUEL_LABELS[fuel] })] as const] : []),
  ];
  return said.flatMap(([gear, label]) => {
    const by = gear === null ? undefined : effects[gear];
    return by === undefined ? [] : [{ label, by }];
  });
}

export const gearLog = (asked: Asked): number => gearSteps(asked).reduce((sum, { by }) => sum + by, 0);
