import type { ConditionGrade } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import type { Dice } from './random.ts';
import type { DemoVehicle } from './vehicles.ts';

export type DemoCondition = { readonly grade: ConditionGrade; readonly answers: Answers };

/** How the vehicle is: older ones are worse, and whoever says no says why. */
export function demoCondition({ age, type, answers }: DemoVehicle, dice: Dice): DemoCondition {
  const grade = gradeAt(age, dice);
  const worn = grade === 'FAIR' || (grade === 'GOOD' && dice.chance(0.5));
  const yes = (comment = '') => ({ value: true, comment });
  const no = (comment: string) => ({ value: false, comment });
  const unsaid = { value: null, comment: '' };
  const damage = worn ? dice.some(['FRONT', 'REAR', 'DRIVER_SIDE', 'PASSENGER_SIDE'], dice.between(1, 2)) : [];
  const wheels = type !== 'BOATS';
  const hasEngine = answers.engine !== 'No engine';
  return {
    grade,
    answers: {
      conditionKind: dice.chance(0.04) && age <= 4 ? 'CERTIFIED_PRE_OWNED' : 'PRE_OWNED',
      conditionGrade: grade,
      ...(damage.length > 0 ? { damage } : {}),
      // The question is whether there is only one.
      keys: dice.chance(0.75) ? no('') : yes(dice.pick(['A second costs about $180.', 'The other went for a swim.'])),
      hasSmoked: dice.chance(0.94) ? no('') : yes('Previous owner smoked. I had it cleaned.'),
      serviceHistory: dice.chance(0.65)
        ? yes(dice.pick(['', 'Folder with all receipts.', 'Dealer serviced, printout in the glove box.']))
        : unsaid,
      ownTitle: dice.chance(0.9) ? yes() : no('Bank holds it. We close at the branch, same day.'),
      cleanTitle: yes(),
      engineHealth: hasEngine ? demoEngine(grade, dice) : unsaid,
      suspension: worn && dice.chance(0.4) ? no('Front struts knock over bumps.') : yes(),
      ac:
        type === 'CARS' || type === 'RVS'
          ? worn && dice.chance(0.25)
            ? no('Needs a recharge every summer.')
            : yes('')
          : unsaid,
      brakes: wheels
        ? dice.chance(0.85)
          ? yes(dice.pick(['', 'New pads this year.']))
          : no('Due in about 5,000 miles.')
        : unsaid,
      tires: wheels
        ? dice.chance(0.7)
          ? yes(dice.pick(['', 'Plenty of tread.', 'All four replaced last fall.']))
          : no('Good for one more season.')
        : unsaid,
    },
  };
}

function demoEngine(grade: ConditionGrade, dice: Dice) {
  if (grade !== 'FAIR' || dice.chance(0.5)) return { value: true, comment: '' };
  return { value: false, comment: 'Check engine light comes and goes. A sensor, my shop says.' };
}

function gradeAt(age: number, dice: Dice): ConditionGrade {
  const luck = dice.next() + age * 0.045;
  if (luck < 0.4) return 'EXCELLENT';
  if (luck < 0.95) return 'VERY_GOOD';
  return luck < 1.4 ? 'GOOD' : 'FAIR';
}
