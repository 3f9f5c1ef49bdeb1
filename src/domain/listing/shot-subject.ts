import { VEHICLE_TYPES } from '../enums.ts';
import type { ShotSubject } from '../shots.ts';
import { type Answers, textAnswer } from './answers.ts';
import { silhouetteOf } from './silhouette.ts';

const SUBJECTS: Readonly<Record<string, ShotSubject>> = { house: 'HOME', garage: 'SALE', item: 'THING' };

/** Which list of shots fits what is being sold. */
export function shotSubjectOf(answers: Answers): ShotSubject {
  const type = textAnswer(answers, 'vehicleType');
  return VEHICLE_TYPES.find((known) => known === type) ?? SUBJECTS[silhouetteOf(answers).kind] ?? 'CARS';
}
