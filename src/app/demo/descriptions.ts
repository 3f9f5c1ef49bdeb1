import { EXTERIOR_COLORS } from '#features/vehicles/rules/colors.ts';
import { textAnswer } from '#features/listings/rules/answers.ts';
import { makeName } from '#features/sell/rules/project.ts';
import { formatMiles } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { DemoCondition } from './conditions.ts';
import { CARE, CLOSERS, ENGINE_CARE, FLAWS, OPENERS, SPOTLESS, USE } from './data/sentences.ts';
import type { Dice } from './random.ts';
import type { DemoVehicle } from './vehicles.ts';

/** A description that reads as if its owner wrote it: why it is for sale, how it was used, what is good, what is not. */
export function demoDescription(vehicle: DemoVehicle, { grade }: DemoCondition, city: string, dice: Dice): string {
  const flawed = grade === 'GOOD' || grade === 'FAIR';
  const first = [dice.pick(OPENERS[vehicle.type]), ...dice.some(USE[vehicle.type], dice.between(1, 2))];
  const second = [...dice.some(careFor(vehicle), dice.between(1, 3)), dice.pick(flawed ? FLAWS : SPOTLESS)];
  if (flawed && dice.chance(0.3)) second.push('Otherwise it is as clean as it looks.');
  const paragraphs = [first, second, dice.some(CLOSERS, dice.between(1, 2))].map((part) => part.join(' '));
  return fill(paragraphs.join(dice.chance(0.6) ? '\n\n' : ' '), {
    name: [makeName(vehicle.answers), textAnswer(vehicle.answers, 'model')].join(' '),
    city,
    miles: formatMiles(vehicle.use),
    years: yearsOwned(vehicle.age, dice),
    color: colorName(textAnswer(vehicle.answers, 'exteriorColor')),
  });
}

const careFor = ({ answers }: DemoVehicle): readonly string[] =>
  answers.fuel === 'ELECTRIC' || answers.engine === 'No engine' ? CARE : [...ENGINE_CARE, ...CARE];

function yearsOwned(age: number, dice: Dice): string {
  const years = Math.max(1, Math.min(age, dice.between(2, 7)));
  return years === 1 ? 'a year' : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven'][years]} years`;
}

const colorName = (value: string): string =>
  (EXTERIOR_COLORS.find((color) => color.value === value)?.label ?? 'original').toLowerCase();
