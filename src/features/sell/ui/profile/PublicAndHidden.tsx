import { useStore } from '@nanostores/react';
import type { Answers } from '#features/listings/rules/answers.ts';
import { isBlank } from '#features/listings/rules/answers.ts';
import { choosesStreet } from '#features/listings/rules/fields/event-gates.ts';
import { $flow } from '../../browser/draft.ts';
import { profile as words } from '../../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { streetSentence } from './street-sentence.ts';

function shownOf(flow: string, answers: Answers): readonly string[] {
  return [
    ...(flow === 'garage' ? words.publicSale : words.publicItems),
    ...(!choosesStreet(answers) && answers.addressPublic === true && !isBlank(answers.street)
      ? [words.streetShown]
      : []),
    ...(answers.vinPublic === true && !isBlank(answers.vin) ? [words.vinShown] : []),
  ];
}

function hiddenOf(answers: Answers): readonly string[] {
  return [
    ...words.hiddenItems,
    ...(!choosesStreet(answers) && !isBlank(answers.street) && answers.addressPublic !== true
      ? [words.streetHidden]
      : []),
    ...(!isBlank(answers.vin) && answers.vinPublic !== true ? [words.vinHidden] : []),
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
