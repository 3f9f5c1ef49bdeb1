import { EXTERIOR_COLORS, INTERIOR_COLORS } from '#shared/colors.ts';
import type { VehicleType } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { DEMO_CARS } from './data/cars.ts';
import { DEMO_KINDS } from './data/kinds.ts';
import { DEMO_OTHERS } from './data/others.ts';
import type { Dice } from './random.ts';

/** A vehicle before anybody has described it. Mileage in miles, for boats engine hours. */
export type DemoVehicle = {
  readonly type: VehicleType;
  readonly year: number;
  readonly age: number;
  readonly use: number;
  readonly hasOdometer: boolean;
  /** Dollars when new and the yearly share kept; null for cars, which the valuator knows. */
  readonly worth: { readonly newPrice: number; readonly keeps: number } | null;
  readonly answers: Answers;
};

/** Out of twenty listings: fourteen cars, the rest goes through the other types. */
const ROUND = 20;
const CARS_A_ROUND = 14;

export function demoVehicle(index: number, thisYear: number, dice: Dice): DemoVehicle {
  const place = index % ROUND;
  if (place < CARS_A_ROUND) return demoCar(index, thisYear, dice);
  const number = Math.floor(index / ROUND) * (ROUND - CARS_A_ROUND) + (place - CARS_A_ROUND);
  return demoOther(number, thisYear, dice);
}

/** Steps through a list so that neighbours differ and every entry comes up before any repeats. */
const walk = <Item>(items: readonly Item[], at: number, step: number): Item =>
  items[(at * step) % items.length] as Item;

const COMMON_COLORS = EXTERIOR_COLORS.slice(0, 9);
const SEAT_COLORS = INTERIOR_COLORS.slice(0, 5);

function demoCar(index: number, thisYear: number, dice: Dice): DemoVehicle {
  const car = walk(DEMO_CARS, index, 7);
  const year = Math.min(dice.between(car.from, car.to), thisYear);
  const age = thisYear - year;
  const mileage = Math.round((age + 0.5) * dice.between(7_500, 15_500)) + dice.between(37, 912);
  return {
    type: 'CARS',
    year,
    age,
    use: mileage,
    hasOdometer: true,
    worth: null,
    answers: {
      vehicleType: 'CARS',
      year,
      make: car.make,
      model: car.model,
      trim: dice.pick(car.trims),
      body: car.body,
      ...colors(dice, true),
      fuel: car.fuel,
      transmission: car.transmission,
      drivetrain: car.drive,
      engine: car.engine,
      owners: Math.min(4, 1 + Math.floor(age / dice.between(4, 9))),
      mileage,
    },
  };
}

function demoOther(number: number, thisYear: number, dice: Dice): DemoVehicle {
  const thing = walk(DEMO_OTHERS, number, 11);
  const year = Math.min(dice.between(thing.from, thing.to), thisYear);
  const age = thisYear - year;
  const use = Math.round((age + 0.5) * thing.use * (0.5 + dice.next())) + (thing.use > 0 ? dice.between(3, 90) : 0);
  const listed = thing.type !== 'OTHERS' && thing.make !== 'Boston Whaler';
  const kind = DEMO_KINDS[`${thing.make} ${thing.model}`] ?? {};
  const byHours = thing.type === 'BOATS' || kind.vehicleClass === 'PERSONAL_WATERCRAFT';
  return {
    type: thing.type,
    year,
    age,
    use,
    hasOdometer: thing.use > 0,
    worth: { newPrice: thing.newPrice, keeps: thing.keeps },
    answers: {
      vehicleType: thing.type,
      year,
      make: listed ? thing.make : 'OTHER',
      ...(listed ? {} : { makeCustom: thing.make }),
      model: thing.model,
      ...(thing.trims.length > 0 ? { trim: dice.pick(thing.trims) } : {}),
      ...colors(dice, thing.type === 'RVS' || thing.type === 'BOATS'),
      // Nobody paints an Airstream.
      ...(thing.make === 'Airstream' ? { exteriorColor: 'SILVER' } : {}),
      fuel: thing.engine === 'Electric' ? 'ELECTRIC' : thing.fuel,
      ...kind,
      ...(byHours ? { engineHours: use } : { transmission: thing.transmission, mileage: use }),
      engine: thing.engine,
      owners: Math.min(3, 1 + Math.floor(age / dice.between(4, 9))),
    },
  };
}

const colors = (dice: Dice, hasInterior: boolean): Answers => ({
  exteriorColor: dice.pick(COMMON_COLORS).value,
  ...(hasInterior ? { interiorColor: dice.pick(SEAT_COLORS).value } : {}),
});
