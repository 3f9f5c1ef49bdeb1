import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { named } from './named.ts';
import type { Conversation, Where } from './types.ts';

type Props = { viewingId: string; conversation: Conversation; where: Where; when: string; confirms: boolean };

/** The places a seller can share without typing, one tap each: with the confirmation, or after it. */
export function PlaceButtons({ viewingId, conversation, where, when, confirms }: Props) {
  const conversationId = conversation.id;
  const share = ({ kind: placeKind, place: told }: Where['places'][number]) => {
    // The server knows the listing's own street.
    const place = placeKind === 'HOME' ? '' : told;
    // Two messages in the order of the outbox: the place is refused until the visit stands.
    if (confirms) post({ conversationId, message: '', body: { kind: 'VIEWING_ANSWER', viewingId, answer: 'CONFIRM' } });
    post({ conversationId, message: '', body: { kind: 'VIEWING_PLACE', viewingId, placeKind, place } });
  };
  return where.places.map((known) => (
    <div key={known.place} className="deal-place">
      <p className="deal-actions">
        <Button
          size="sm"
          look="ink"
          onClick={() => share(known)}
          {...named((confirms ? words.confirmAt : words.shareAt)[known.kind], when)}
        />
      </p>
      <span className="soft text-sm">{fill(words.onlyThey, { place: known.place, name: where.name })}</span>
    </div>
  ));
}
