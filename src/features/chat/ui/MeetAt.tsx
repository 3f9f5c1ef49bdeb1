import { useState, type FormEvent } from 'react';
import { directionsTo } from '../rules/directions.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import type { Conversation, MessageBodyView, Where } from './types.ts';
import { CHAT, PLACE_KINDS, type PlaceKind } from '../rules/kinds.ts';
import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { Choice } from '#ui/Choice.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

type PlaceDialogProps = { conversation: Conversation; viewingId: string; onClose: () => void };

const OPTIONS = PLACE_KINDS.map((value) => ({ value, label: words.placeKinds[value] }));

/** The seller says where exactly, to this buyer alone. Their own address needs no typing. */
function PlaceDialog({ conversation, viewingId, onClose }: PlaceDialogProps) {
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

type Viewing = Extract<MessageBodyView, { kind: 'VIEWING' }>;
type Props = {
  id: string;
  body: Viewing;
  conversation: Conversation;
  where: Where;
  when: string;
  /** The seller may still tell, or change it. */
  open: boolean;
};

/** Where exactly a confirmed visit is: for both once the seller shared it, which they are asked to. */
export function MeetAt({ id, body, conversation, where, when, open }: Props) {
  const [sharing, setSharing] = useState(false);
  const { status, meetAt } = body;
  if (status !== 'CONFIRMED') return null;
  const mayShare = open && conversation.role === 'SELLER';
  const ready = mayShare && !meetAt && where.places.length > 0;
  const label = meetAt ? words.placeChange : ready ? words.placeOther : words.placeShare;
  return (
    <>
      {meetAt ? (
        <p className="deal-place">
          <strong>{meetAt.kind === 'OTHER' ? words.placeShown : words.placeKindsShown[meetAt.kind]}</strong>
          <span>{meetAt.place}</span>
          <a className="link" href={directionsTo(meetAt.place)} target="_blank" rel="noopener noreferrer">
            {words.directions}
          </a>
        </p>
      ) : (
        <p className="soft text-sm">{mayShare ? words.placeAsk : words.placeWaits}</p>
      )}
      {ready && <PlaceButtons viewingId={id} conversation={conversation} where={where} when={when} confirms={false} />}
      {mayShare && (
        <p className="deal-actions">
          <Button
            size="sm"
            look={meetAt || ready ? 'quiet' : 'ink'}
            onClick={() => setSharing(true)}
            {...named(label, when)}
          />
        </p>
      )}
      {sharing && <PlaceDialog conversation={conversation} viewingId={id} onClose={() => setSharing(false)} />}
    </>
  );
}
