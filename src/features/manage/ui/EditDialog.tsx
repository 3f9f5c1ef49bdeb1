import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { EditField } from '#shared/enums.ts';
import { type Answer, type Answers, isBlank, numberAnswer } from '#features/listings/rules/answers.ts';
import { checkAnswer, checkFields } from '#features/listings/rules/check.ts';
import { editChanges, editFields } from '#features/listings/rules/edit.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { $typed, changeOwn, keepTyped, type OwnListing } from '../browser/owner.ts';
import { editWords, owner as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { AnswerFields } from '#features/sell/ui/AnswerFields.tsx';
import { focusFirstFault } from '#features/sell/ui/focus.ts';
import { OwnPriceHelp } from '#features/sell/ui/price/PriceHelp.tsx';
import { Refusal, type Refused } from './Refusal.tsx';

type Props = {
  listing: OwnListing;
  edit: EditField;
  onClose: () => void;
  onSaved: (listing: OwnListing) => void;
};

/** Changes one part of a published listing where it stands. What was typed stays until it is saved. */
export function EditDialog({ listing, edit, onClose, onSaved }: Props) {
  const { before, typed, answers, fields, refused, busy, errorOf, submit, change, leave } = useEdit({
    listing,
    edit,
    onSaved,
  });
  return (
    <Dialog title={editWords[edit].title} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <AnswerFields
              fields={fields}
              answers={answers}
              prefix="edit-"
              errorOf={errorOf}
              onChange={change}
              onLeave={leave}
            />
            {edit === 'price' && listing.category === 'VEHICLE' && (
              <OwnPriceHelp
                answers={before}
                cents={numberAnswer(answers, 'price')}
                onPrice={(price) => keepTyped(edit, { ...typed, price })}
              />
            )}
            <Refusal refused={refused} here={fields} />
          </div>
          <div className="dialog-actions">
            <Button look="primary" type="submit" busy={busy}>
              {words.save}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** What is typed, checked and sent. */
function useEdit({ listing, edit, onSaved }: Omit<Props, 'onClose'>) {
  const before = listing.answers as Answers;
  const typed = useStore($typed)[edit] ?? {};
  const answers: Answers = { ...before, ...typed };
  const fields = editFields(edit, listing.category);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);

  const errorOf = (field: Field): string | null => {
    const checked = checkAnswer(field, answers[field.id]);
    if (left.has(field.id) && !checked.ok) return checked.message;
    return refused?.faults[field.id] ?? null;
  };

  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setLeft(new Set(fields.map(({ id }) => id)));
    setRefused(null);
    if (checkFields(fields, answers).length > 0) return focusFirstFault();
    const changes = editChanges(fields, before, answers);
    if (Object.keys(changes).length === 0) return close();
    setBusy(true);
    const outcome = await changeOwn(listing.id, { answers: changes });
    setBusy(false);
    if (outcome.kind === 'saved') {
      keepTyped(edit, {});
      return onSaved(outcome.listing);
    }
    setRefused(outcome);
    focusFirstFault();
  };

  const change = (id: string, value: Answer) => {
    keepTyped(edit, { ...typed, [id]: value });
    setRefused((now) => now && without(now, id));
  };
  const leave = (id: string) => !isBlank(answers[id]) && setLeft(new Set([...left, id]));
  return { before, typed, answers, fields, refused, busy, errorOf, submit, change, leave };
}

/** A changed answer is no longer the one that was refused. */
const without = ({ message, faults }: Refused, id: string): Refused => ({
  message,
  faults: Object.fromEntries(Object.entries(faults).filter(([field]) => field !== id)),
});
