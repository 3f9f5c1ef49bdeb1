import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { EditField } from '#shared/enums.ts';
import { type Answers, numberAnswer } from '#shared/answers.ts';
import { editFields } from '../rules/edit.ts';
import { $typed, keepTyped, type OwnListing } from '../browser/owner.ts';
import { editPage, editWords, owner as words } from '../browser/words.ts';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { AnswerFields } from '#features/sell/ui/AnswerFields.tsx';
import { OwnPriceHelp } from '#features/sell/ui/price/PriceHelp.tsx';
import { Clash } from './edit/Clash.tsx';
import { NEWS, useEditing } from './edit/use-editing.ts';
import { Refusal } from './Refusal.tsx';

type Props = {
  listing: OwnListing;
  edit: EditField;
  onClose: () => void;
  onSaved: (listing: OwnListing) => void;
};

/** Changes one part of a published listing where it stands. What was typed stays until it is saved. */
export function EditDialog({ listing, edit, onClose, onSaved }: Props) {
  const typed = useStore($typed)[edit] ?? {};
  const [seen, setSeen] = useState(listing.answers as Answers);
  const fields = editFields(edit, listing.category);
  const editing = useEditing({
    listing,
    fieldsOf: () => fields,
    typed,
    seen,
    onTyped: (next) => keepTyped(edit, next.typed),
    onSaved: (saved) => {
      keepTyped(edit, {});
      onSaved(saved);
    },
  });
  const { before, answers, clashes } = editing;
  const takeTheirs = () => {
    keepTyped(edit, Object.fromEntries(Object.entries(typed).filter(([id]) => !clashes.includes(id))));
    setSeen(before);
  };
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if ((await editing.save()) === 'nothing') close();
  };
  return (
    <Dialog title={editWords[edit].title} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <AnswerFields
              fields={fields}
              answers={answers}
              prefix="edit-"
              errorOf={editing.errorOf}
              onChange={editing.change}
              onLeave={editing.leave}
            />
            {edit === 'price' && listing.category === 'VEHICLE' && (
              <OwnPriceHelp
                answers={before}
                cents={numberAnswer(answers, 'price')}
                onPrice={(price) => editing.change({ price })}
              />
            )}
            <div id={NEWS} tabIndex={-1}>
              <Clash ids={clashes} before={before} answers={answers} onTheirs={takeTheirs} />
              <Refusal refused={editing.refused} here={fields} />
            </div>
          </div>
          <DialogActions act={clashes.length > 0 ? editPage.saveMine : words.save} busy={editing.busy} close={close} />
        </form>
      )}
    </Dialog>
  );
}
