import { isBuilt, yearsBuilt } from '#features/vehicles/server/index.ts';
import { isCommercial, isExotic } from '../rules/beyond.ts';
import { makeKey } from './match-model.ts';
import { plain } from './model/vehicle-row.ts';
import { MAX_VALUED_MILES, OLDEST } from './settings.ts';
import type { NoEstimateReason, Subject } from './types.ts';

/** Why there is no figure for a vehicle whatever the prices say; null when they may be asked. */
export async function findRefusal(subject: Subject, at: Date): Promise<NoEstimateReason | null> {
  return refuse(subject, at) ?? ((await isUnbuilt(subject)) ? 'not-built' : null);
}

function refuse(subject: Subject, at: Date): NoEstimateReason | null {
  if (subject.vehicleType !== 'CARS') return 'vehicle-type';
  if (subject.cleanTitle === false) return 'branded-title';
  if (subject.year > at.getUTCFullYear() + 1) return 'too-new';
  if (!(subject.year >= at.getUTCFullYear() - OLDEST)) return 'too-old';
  if (!(subject.mileage >= 0)) return 'mileage';
  if (subject.mileage > MAX_VALUED_MILES) return subject.mileage > MAX_VALUED_MILES * 4 ? 'mileage' : 'mileage-beyond';
  const make = makeKey(subject.make);
  return subject.models.some((name) => isExotic(make, plain(name))) ? 'exotic' : null;
}

/** A VIN that was read is proof enough; else no name it goes by was built that year, and one is known. */
async function isUnbuilt({ vin, make, models, year }: Subject): Promise<boolean> {
  if (vin !== null) return false;
  let known = false;
  for (const model of models) {
    const built = await isBuilt(make, model, year);
    if (built) return false;
    known ||= built === false;
  }
  return known;
}

/** In which years the model was built; in every one where nobody knows. */
export async function builtYears({ make, models }: Subject): Promise<(year: number) => boolean> {
  for (const model of models) {
    const years = await yearsBuilt(make, model);
    if (years) return years;
  }
  return () => true;
}

/** Of a vehicle of which only the make is known: these have no price by their make. */
export const isBeyondMake = ({ models }: Subject, isElectric: boolean): NoEstimateReason | null => {
  if (isElectric) return 'electric';
  return models.some((name) => isCommercial(plain(name))) ? 'commercial' : null;
};
