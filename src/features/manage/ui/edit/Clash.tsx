import type { Answers } from '#shared/answers.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import { fill } from '#shared/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { editPage as words } from '../../browser/words.ts';
import { answerText } from '../../words/answer-text.ts';

type Props = { ids: readonly string[]; before: Answers; answers: Answers; onTheirs: () => void };

/** What another tab or device saved about the same questions, beside what was typed here. Saving keeps the latter. */
export function Clash({ ids, before, answers, onTheirs }: Props) {
  if (ids.length === 0) return null;
  return (
    <Notice kind="warn" title={words.clashTitle} live>
      <p>{words.clashText}</p>
      <ul className="list-disc ps-5">
        {ids.map((id) => {
          const field = fieldById(id);
          const [now, typed] = [answerText(field, before), answerText(field, answers)];
          return <li key={id}>{fill(words.clashLine, { label: field.factLabel ?? field.label, now, typed })}</li>;
        })}
      </ul>
      <Button size="sm" onClick={onTheirs}>
        {words.useTheirs}
      </Button>
    </Notice>
  );
}
