import { fairHousingNotes } from '../rules/fair-housing.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { fill } from '#shared/text.ts';
import { fairHousing as words } from '../browser/words.ts';
import { Notice } from '#ui/Notice.tsx';

/** Words of a home's listing that may read as a preference for or against people: each with its reason, none blocked. */
export function FairHousing({ answers }: { answers: Answers }) {
  const text = ['headline', 'description', 'viewingNote'].map((id) => textAnswer(answers, id)).join('\n');
  const notes = fairHousingNotes(text);
  return (
    <div aria-live="polite" data-fair-housing={notes.length}>
      {notes.length > 0 && (
        <Notice kind="warn" title={words.title}>
          <p>{words.lead}</p>
          <ul className="list-disc ps-5">
            {notes.map((note) => (
              <li key={`${note.about} ${note.words}`}>
                {fill(words.note, { words: note.words, why: words[note.about] })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
