import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $photoError, $said, $undoable, undoDelete } from '../browser/photos.ts';
import { photos as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Undo of the last deletion, trouble with saving, and what happened in words for screen readers. */
export function UndoBar() {
  const undoable = useStore($undoable);
  const error = useStore($photoError);
  const said = useStore($said);
  const undo = useRef<HTMLButtonElement>(null);
  // The deleted photo took the focus along; whoever works by keys goes on here.
  useEffect(() => {
    if (undoable && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [undoable]);
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
        <div className="card sticky bottom-[calc(var(--bar-height)+0.75rem)] z-10 flex items-center justify-between gap-3 p-2 pl-4 shadow-float">
          <span>{words.deleted}</span>
          <Button ref={undo} look="secondary" onClick={undoDelete}>
            {words.undo}
          </Button>
        </div>
      )}
    </>
  );
}
