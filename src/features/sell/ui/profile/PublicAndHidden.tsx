import { useStore } from '@nanostores/react';
import { type Answers, isBlank } from '#shared/answers.ts';
import { choosesStreet, type StreetChoice } from '#features/listings/rules/fields/event-gates.ts';
import { $flow } from '../../browser/draft.ts';
import { profile as words } from '../../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { dayHoursOf } from '#features/listings/rules/day-hours.ts';
import { chosenOf, fieldById } from '#features/listings/rules/fields/index.ts';
import { formatDate } from '#shared/dates.ts';
import { addDays } from '#shared/days.ts';
import { fill } from '#shared/text.ts';

const NO_TIMES = { EVENING_BEFORE: words.streetEvening, WITH_TIME: words.streetNoOne, ALL: words.streetAll } as const;

/** Who will be told the street of a sale or an open house, and when; null for what has none. */
function streetSentence(answers: Answers): string | null {
  if (!choosesStreet(answers) || isBlank(answers.street)) return null;
  const choice = chosenOf(fieldById('streetShown'), answers) as StreetChoice;
  if (choice === 'WITH_TIME' && answers.propertyKind === 'PROPERTY_OPEN') return words.streetWithTime;
  const [first] = dayHoursOf(answers.saleDays ?? answers.openDays).sort((a, b) => a.day.localeCompare(b.day));
  if (choice !== 'EVENING_BEFORE' || !first) return NO_TIMES[choice];
  const day = formatDate(addDays(first.day, -1), { now: new Date(), timeZone: 'UTC' });
  return fill(words.streetEveningDay, { day });
}

/** The numbers of one vehicle, each with its own consent. */
const NUMBERS = [
  ['vin', 'vinPublic', words.vinShown, words.vinHidden],
  ['hin', 'hinPublic', words.hinShown, words.hinHidden],
  ['serialNumber', 'serialNumberPublic', words.serialShown, words.serialHidden],
] as const;

function shownOf(flow: string, answers: Answers): readonly string[] {
  return [
    ...(flow === 'garage' ? words.publicSale : words.publicItems),
    ...(!choosesStreet(answers) && answers.addressPublic === true && !isBlank(answers.street)
      ? [words.streetShown]
      : []),
    ...NUMBERS.flatMap(([id, yes, shown]) => (answers[yes] === true && !isBlank(answers[id]) ? [shown] : [])),
  ];
}

function hiddenOf(answers: Answers): readonly string[] {
  return [
    ...words.hiddenItems,
    ...(!choosesStreet(answers) && !isBlank(answers.street) && answers.addressPublic !== true
      ? [words.streetHidden]
      : []),
    ...NUMBERS.flatMap(([id, yes, , hidden]) => (!isBlank(answers[id]) && answers[yes] !== true ? [hidden] : [])),
    ...(isBlank(answers.licensePlate) ? [] : [words.plateHidden]),
    ...(isBlank(answers.debt) ? [] : [words.debtHidden]),
  ];
}

/** A checklist without surprises: what everyone sees, and what nobody does. */
export function PublicAndHidden({ answers }: { answers: Answers }) {
  const { id } = useStore($flow);
  const street = streetSentence(answers);
  return (
    <div className="public-hidden">
      <section className="card card-pad stack">
        <h2 className="title-4 row">
          <Icon name="eye" size={20} /> {words.publicTitle}
        </h2>
        <ul>
          {shownOf(id, answers).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section className="well card-pad stack">
        <h2 className="title-4 row">
          <Icon name="lock" size={20} /> {words.hiddenTitle}
        </h2>
        <ul>
          {hiddenOf(answers).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      {street && (
        <p className="row street-told">
          <Icon name="pin" size={20} /> {street}
        </p>
      )}
    </div>
  );
}
