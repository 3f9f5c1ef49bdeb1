import { useState } from 'react';
import { directionsTo } from '../rules/directions.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import type { Conversation, MessageBodyView, Where } from './types.ts';

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
