import { VEHICLE_TYPES } from '#shared/enums.ts';
import type { ShotSubject } from '#features/photos/rules/shots.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { stemOf } from './silhouette.ts';

const SUBJECTS = { house: 'HOME', garage: 'SALE', item: 'THING' } as const;

/** Which list of shots fits what is being sold. */
export function shotSubjectOf(answers: Answers): ShotSubject {
  const type = textAnswer(answers, 'vehicleType');
  const stem = stemOf(answers);
  return VEHICLE_TYPES.find((known) => known === type) ?? (stem ? SUBJECTS[stem] : 'CARS');
}
