import { useState } from 'react';
import { directionsTo } from '../rules/directions.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import type { Conversation, MessageBodyView } from './types.ts';

type Viewing = Extract<MessageBodyView, { kind: 'VIEWING' }>;
type Props = {
  id: string;
  body: Viewing;
  conversation: Conversation;
  when: string;
  /** The seller may still tell, or change it. */
  open: boolean;
};

/** Where exactly a confirmed visit is: for both once the seller shared it, which they are asked to. */
export function MeetAt({ id, body, conversation, when, open }: Props) {
  const [sharing, setSharing] = useState(false);
  const { status, meetAt } = body;
  if (status !== 'CONFIRMED') return null;
  const mayShare = open && conversation.role === 'SELLER';
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
      {mayShare && (
        <p className="deal-actions">
          <Button
            size="sm"
            look={meetAt ? 'quiet' : 'primary'}
            onClick={() => setSharing(true)}
            {...named(meetAt ? words.placeChange : words.placeShare, when)}
          />
        </p>
      )}
      {sharing && <PlaceDialog conversation={conversation} viewingId={id} onClose={() => setSharing(false)} />}
    </>
  );
}
