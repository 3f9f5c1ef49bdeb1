import { useState } from 'react';
import { fill } from '#shared/text.ts';
import { setBlocked } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Conversation } from './types.ts';

type Props = { person: Conversation['person']; onClose: () => void };

/** Asks once before nobody can write any more. */
export function BlockDialog({ person, onClose }: Props) {
  const { id, name } = person;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const block = async (close: () => void) => {
    setBusy(true);
    const outcome = await setBlocked(id, true);
    setBusy(false);
    if (!outcome.ok) return setRefused(outcome.said);
    say(outcome.said, 'good');
    close();
  };
  return (
    <Dialog title={fill(words.blockTitle, { name })} onClose={onClose}>
      {(close) => (
        <div className="dialog-form">
          <div className="dialog-body stack">
            <p>{fill(words.blockText, { name })}</p>
            {refused && (
              <Notice kind="bad" live>
                {refused}
              </Notice>
            )}
          </div>
          <DialogActions act={words.blockDo} look="danger" onAct={() => void block(close)} busy={busy} close={close} />
        </div>
      )}
    </Dialog>
  );
}
