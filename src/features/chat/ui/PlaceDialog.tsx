import { type FormEvent, useState } from 'react';
import { CHAT, PLACE_KINDS, type PlaceKind } from '../rules/kinds.ts';
import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Choice } from '#ui/Choice.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DialogActions } from '#ui/DialogActions.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Conversation } from './types.ts';

type Props = { conversation: Conversation; viewingId: string; onClose: () => void };

const OPTIONS = PLACE_KINDS.map((value) => ({ value, label: words.placeKinds[value] }));

/** The seller says where exactly, to this buyer alone. Their own address needs no typing. */
export function PlaceDialog({ conversation, viewingId, onClose }: Props) {
  const [kind, setKind] = useState<PlaceKind>('POLICE');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const place = typed.trim();
  const wrong = place === '' && kind !== 'HOME';
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    const body = { kind: 'VIEWING_PLACE', viewingId, placeKind: kind, place } as const;
    post({ conversationId: conversation.id, message: '', body });
    close();
  };
  return (
    <Dialog title={words.placeTitle} onClose={onClose}>
      {(close) => (
        <form className="dialog-form" onSubmit={(event) => submit(event, close)} noValidate>
          <div className="dialog-body stack">
            <Choice label={words.placeTitle} hideLabel options={OPTIONS} value={kind} onChange={setKind} />
            <TextField
              label={words.placeLabel}
              hint={kind === 'HOME' ? words.placeHomeHint : words.placeHint}
              optional={kind === 'HOME'}
              value={typed}
              onChange={setTyped}
              maxLength={CHAT.longestPlace}
              error={tried && wrong ? words.placeWrong : null}
            />
            <p className="soft text-sm">{fill(words.placeNote, { name: conversation.person.name })}</p>
          </div>
          <DialogActions act={words.placeSend} close={close} />
        </form>
      )}
    </Dialog>
  );
}
