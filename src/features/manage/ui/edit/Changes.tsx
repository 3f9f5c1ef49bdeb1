import type { Answers } from '#shared/answers.ts';
import { leaseAsked } from '#features/listings/rules/fields/property-gates.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import { recordSentence } from '#features/listings/words/record.ts';
import type { Flow } from '#features/sell/rules/index.ts';
import { ListingPreview } from '#features/sell/ui/ListingPreview.tsx';
import { fill } from '#shared/text.ts';
import { editPage as words } from '../../browser/words.ts';
import { answerText } from '../../words/answer-text.ts';
import { linesOf } from '../../rules/edited.ts';

type Props = { flow: Flow; before: Answers; answers: Answers; changed: readonly string[] };

/** What saving would do: each answer before and after, the lines it leaves in the record, who is told, and the card. */
export function Changes({ flow, before, answers, changed }: Props) {
  const lines = linesOf(flow, before, answers);
  const terms = { currency: 'USD', lease: leaseAsked(answers) ?? undefined } as const;
  const movesVisits = changed.some((id) => ['openDays', 'visitMinutes', 'visitPlaces'].includes(id));
  return (
    <section className="edit-preview panel" aria-labelledby="edit-preview-title">
      <h2 className="title-4" id="edit-preview-title">
        {words.previewTitle}
      </h2>
      <div className="stack" role="status">
        {changed.length === 0 ? (
          <p className="soft">{words.nothingYet}</p>
        ) : (
          <>
            <Rows before={before} answers={answers} changed={changed} />
            {lines.length > 0 && (
              <div>
                <h3 className="text-sm font-bold">{words.recordTitle}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line.kind}>{recordSentence(line, terms)}</li>
                  ))}
                </ul>
              </div>
            )}
            {movesVisits && <p>{words.visitsMove}</p>}
            <p className="soft text-sm">{lines.length > 0 ? words.told : words.toldNobody}</p>
          </>
        )}
      </div>
      <p className="eyebrow">{words.card}</p>
      <ListingPreview flow={flow} answers={answers} />
    </section>
  );
}

function Rows({ before, answers, changed }: Pick<Props, 'before' | 'answers' | 'changed'>) {
  return (
    <dl className="edit-changes">
      {changed.map((id) => {
        const field = fieldById(id);
        const sides = { before: answerText(field, before), after: answerText(field, answers) };
        return (
          <div key={id}>
            <dt className="soft text-sm">{field.factLabel ?? field.label}</dt>
            <dd>{fill(words.fromTo, sides)}</dd>
            {field.privacy === 'hidden' && <dd className="soft text-sm">{words.privateChange}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
