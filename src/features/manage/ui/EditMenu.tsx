import { EDIT_FIELDS, type EditField } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { editFields } from '../rules/edit.ts';
import { isAsked } from '#features/listings/rules/fields/index.ts';
import type { OwnListing } from '../browser/owner.ts';
import { editWords, owner as words } from '../browser/words.ts';
import { BarMenu, MenuItem } from './BarMenu.tsx';

type Props = { listing: OwnListing; onEdit: (edit: EditField) => void; onPhotos: () => void };

/** The parts of the listing that can be changed on its own page. */
export function EditMenu({ listing, onEdit, onPhotos }: Props) {
  const answers = listing.answers as Answers;
  const edits = EDIT_FIELDS.filter((edit) =>
    editFields(edit, listing.category).some((field) => isAsked(field, answers)),
  );
  return (
    <BarMenu label={words.edit} icon="edit">
      {(close) => {
        const choose = (then: () => void) => () => {
          close();
          then();
        };
        return (
          <>
            {edits.map((edit) => (
              <MenuItem key={edit} label={editWords[edit].label} onPress={choose(() => onEdit(edit))} />
            ))}
            <MenuItem label={words.photos} onPress={choose(onPhotos)} />
            <a className="owner-item" href={`/my/listing/${listing.unique_id}/edit`}>
              <span className="choice-text">{words.everything}</span>
              <span className="choice-note">{words.everythingNote}</span>
            </a>
          </>
        );
      }}
    </BarMenu>
  );
}
