import type { Answers } from '#features/listings/rules/answers.ts';
import { type Field, fieldById } from '#features/listings/rules/fields/index.ts';
import { fill } from '#shared/text.ts';
import { wizard } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';

type Props = { field: Field; answers: Answers; onUse: (value: string) => void };

/** What the other answers point to, with their names. Taken with one press, or not at all. */
export function Suggestion({ field, answers, onUse }: Props) {
  const found = field.suggest?.(answers);
  if (!found || answers[field.id] === found.value) return null;
  const because = found.because.map((id) => fieldById(id).label.toLowerCase()).join(', ');
  return (
    <div className="well card-pad row">
      <p>{fill(because ? wizard.suggestBecause : wizard.suggest, { label: found.label, because })}</p>
      <Button look="secondary" size="sm" onClick={() => onUse(found.value)}>
        {fill(wizard.useSuggestion, { label: found.label })}
      </Button>
    </div>
  );
}
