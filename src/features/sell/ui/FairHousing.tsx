import { useEffect, useState } from 'react';
import { stateOfZip } from '../browser/places.ts';
import { fairHousing as words } from '../browser/words.ts';
import { type FairHousingNote, fairHousingNotes } from '../rules/fair-housing.ts';
import { incomeLawOf } from '../rules/fair-housing/source-of-income.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { fill } from '#shared/text.ts';
import type { TextModel } from '#shared/text-model.ts';
import { parseTextModel } from '#shared/text-model-file.ts';
import { US_STATES } from '#shared/us-states.ts';
import { Notice } from '#ui/Notice.tsx';

/** Words of a home's listing that may read as a preference for or against people: each with its reason, none blocked. */
export function FairHousing({ answers }: { answers: Answers }) {
  const text = ['headline', 'description', 'viewingNote'].map((id) => textAnswer(answers, id)).join('\n');
  const state = useStateOf(textAnswer(answers, 'postcode'));
  const model = useModel(text.trim() !== '');
  const notes = fairHousingNotes(text, { state, model });
  return (
    <div aria-live="polite" data-fair-housing={notes.length}>
      {notes.length > 0 && (
        <Notice kind="warn" title={words.title}>
          <p>{words.lead}</p>
          <ul className="list-disc ps-5">
            {notes.map((note) => (
              <li key={`${note.about} ${note.words}`}>
                {fill(words.note, { words: note.words, why: reasonOf(note, state) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function reasonOf({ about }: FairHousingNote, code: string): string {
  if (about !== 'income') return words[about];
  const law = incomeLawOf(code);
  const state = US_STATES.find((known) => known.code === code)?.name ?? code;
  return fill(law?.vouchers ? words.income : words.incomePartly, { state, law: law?.law ?? '' });
}

/** The state of a ZIP code; empty until it is known. */
function useStateOf(zip: string): string {
  const [state, setState] = useState('');
  useEffect(() => {
    let alive = true;
    void stateOfZip(zip).then((found) => alive && setState(found.ok ? found.value : ''));
    return () => {
      alive = false;
    };
  }, [zip]);
  return state;
}

/** The model, once there are words to read: until then, and without a connection, the grammar reads alone. */
function useModel(isNeeded: boolean): TextModel | undefined {
  const [model, setModel] = useState<TextModel>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../rules/fair-housing/data/model.ts').then(
      ({ HOUSING_MODEL }) =>
        setModel(parseTextModel(Uint8Array.from(atob(HOUSING_MODEL), (sign) => sign.charCodeAt(0)))),
      () => undefined,
    );
  }, [isNeeded]);
  return model;
}
