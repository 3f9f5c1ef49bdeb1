import type { ConditionGrade } from '#shared/enums.ts';
import { textAnswer } from '#shared/answers.ts';
import { stateOf } from '#features/valuation/rules/answers.ts';
import { quickValue } from '#features/valuation/server/index.ts';
import type { DemoCondition } from './conditions.ts';
import type { Dice } from './random.ts';
import type { DemoVehicle } from './vehicles.ts';

const GRADE: Readonly<Record<ConditionGrade, number>> = { EXCELLENT: 1.04, VERY_GOOD: 1, GOOD: 0.93, FAIR: 0.78 };

/** Cents a seller asks: the value, give or take what people hope for, in figures people write. */
export async function demoPrice(vehicle: DemoVehicle, is: DemoCondition, now: Date, dice: Dice): Promise<number> {
  const value = (await carValue(vehicle, is, now)) ?? worthOf(vehicle, is.grade);
  return asPeopleAsk(value * (0.93 + dice.next() * 0.2), dice) * 100;
}

async function carValue(
  { type, year, use, answers }: DemoVehicle,
  { grade, answers: said }: DemoCondition,
  now: Date,
): Promise<number | null> {
  if (type !== 'CARS') return null;
  const subject = {
    vehicleType: 'CARS',
    year,
    make: textAnswer(answers, 'make'),
    models: [textAnswer(answers, 'model')],
    body: null,
    trim: textAnswer(answers, 'trim') || null,
    vin: null,
    tables: null,
    accidents: null,
    owners: null,
    exteriorColor: null,
    interiorColor: null,
    drive: null,
    state: null,
    transmission: null,
    fuel: null,
    said: stateOf(said),
    mileage: use,
    grade,
    cleanTitle: null,
    postcode: null,
  };
  return quickValue(subject, now);
}

/** Cars that the valuator does not know are taken for middling ones. */
function worthOf({ worth, age }: DemoVehicle, grade: ConditionGrade): number {
  const { newPrice, keeps } = worth ?? { newPrice: 30_000, keeps: 0.87 };
  return newPrice * 0.9 * keeps ** age * GRADE[grade];
}

/** $14,900, $12,450 or $8,500: nobody asks $14,873. */
function asPeopleAsk(dollars: number, dice: Dice): number {
  if (dollars < 5_000) return Math.max(600, Math.round(dollars / 100) * 100);
  const thousands = Math.floor(dollars / 1_000) * 1_000;
  return thousands + dice.pick([0, 450, 500, 500, 800, 900, 900, 950]);
}
