import { VEHICLE_TYPES, type VehicleType } from '#shared/enums.ts';
import { classOf, isMotorized, type Meter, meterOf } from '#features/vehicles/rules/vehicle-classes.ts';
import { LAST_FREE_YEAR } from '#features/vehicles/rules/serial-number.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';

/** What a vehicle is decides what is asked of it. Read by the fields of its particulars and of its condition. */

/** A draft may hold anything; what is no type is asked as a car. */
export const vehicleType = (answers: Answers): VehicleType =>
  VEHICLE_TYPES.find((type) => type === textAnswer(answers, 'vehicleType')) ?? 'CARS';

export const vehicleClass = (answers: Answers): string =>
  classOf(vehicleType(answers), textAnswer(answers, 'vehicleClass'));

/** A predicate for some of the types. */
export const isA =
  (...types: readonly VehicleType[]) =>
  (answers: Answers): boolean =>
    types.includes(vehicleType(answers));

/** Built before VINs had 17 characters. A boat has a HIN instead. */
export const isClassic = (answers: Answers): boolean =>
  vehicleType(answers) !== 'BOATS' && (numberAnswer(answers, 'year') ?? LAST_FREE_YEAR + 1) <= LAST_FREE_YEAR;

export const usageMeter = (answers: Answers): Meter =>
  meterOf(vehicleType(answers), vehicleClass(answers), textAnswer(answers, 'propulsion'));

export function hasEngine(answers: Answers): boolean {
  if (vehicleType(answers) === 'BOATS') return textAnswer(answers, 'propulsion') !== 'NONE';
  return isMotorized(vehicleType(answers), vehicleClass(answers));
}

/** Boats and machines of the yard are not shifted the way cars are. */
export const hasGears = (answers: Answers): boolean => isA('CARS', 'RVS', 'MOTORCYCLES')(answers) && hasEngine(answers);

export const hasWheels = (answers: Answers): boolean =>
  vehicleType(answers) !== 'BOATS' && !['PERSONAL_WATERCRAFT', 'SNOWMOBILE'].includes(vehicleClass(answers));
