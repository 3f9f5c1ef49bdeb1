import { BODIES, VEHICLE_TYPES } from '#shared/enums.ts';
import type { PhotoSubject } from '#features/photos/rules/guides.ts';
import type { ShotSubject } from '#features/photos/rules/shots.ts';
import { vehicleModel } from '#features/pictures/rules/scene/vehicle-model.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { silhouetteOf, stemOf } from './silhouette.ts';

const SUBJECTS = { house: 'HOME', garage: 'SALE', item: 'THING' } as const;

/** Which list of shots fits what is being sold. */
export function shotSubjectOf(answers: Answers): ShotSubject {
  const type = textAnswer(answers, 'vehicleType');
  const stem = stemOf(answers);
  return VEHICLE_TYPES.find((known) => known === type) ?? (stem ? SUBJECTS[stem] : 'CARS');
}

/** What is photographed: its list of shots, and the shapes that its guides are drawn in. */
export function photoSubjectOf(answers: Answers): PhotoSubject {
  const vehicleType = shotSubjectOf(answers);
  const type = VEHICLE_TYPES.find((known) => known === vehicleType);
  const body = textAnswer(answers, 'body');
  const outline = type
    ? vehicleModel({
        type,
        make: textAnswer(answers, 'makeCustom') || textAnswer(answers, 'make'),
        model: textAnswer(answers, 'model'),
        year: numberAnswer(answers, 'year'),
        body: BODIES.find((known) => known === body) ?? null,
        vehicleClass: textAnswer(answers, 'vehicleClass') || null,
      }).body
    : null;
  return { vehicleType, outline, silhouette: silhouetteOf(answers).kind };
}
