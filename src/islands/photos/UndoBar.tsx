import { useStore } from '@nanostores/react';
import { photos as words } from '#messages/en/photos.ts';
import { $photoError, $said, $undoable, undoDelete } from '#stores/photos.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Undo of the last deletion, trouble with saving, and what happened in words for screen readers. */
export function UndoBar() {
  const undoable = useStore($undoable);
  const error = useStore($photoError);
  const said = useStore($said);
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      {error && (
        <Notice kind="bad" live>
          {error}
        </Notice>
      )}
      {undoable && (
        <div className="well flex items-center justify-between gap-3 p-2 pl-4">
          <span>{words.deleted}</span>
          <Button look="secondary" onClick={undoDelete}>
            {words.undo}
          </Button>
        </div>
      )}
    </>
  );
}
