import { useState } from 'react';
import type { ViewingAnswer } from '../rules/kinds.ts';
import { formatDay } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import { post } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { clockOf } from './clock.ts';
import { MeetAt } from './MeetAt.tsx';
import { named } from './named.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import type { Conversation, MessageBodyView, Where } from './types.ts';
import { useAnswered } from './use-answered.ts';
import { ViewingDialog } from './ViewingDialog.tsx';

type Viewing = Extract<MessageBodyView, { kind: 'VIEWING' }>;
type Props = { id: string; body: Viewing; conversation: Conversation; where: Where; mine: boolean; alive: boolean };

const LOOK = {
  PROPOSED: 'road',
  CONFIRMED: 'go',
  DECLINED: 'stop',
  CANCELLED: 'stop',
  REPLACED: 'quiet',
  LAPSED: 'quiet',
} as const;

/** A time to look at it, on the clock of the place, with what this person may answer. */
export function ViewingBody({ id, body, conversation, where, mine, alive }: Props) {
  const { startsAt, minutes, timeZone, place, status, meetAt, calendarPath, note } = body;
  const [again, setAgain] = useState(false);
  const at = new Date(startsAt);
  const answer = (word: ViewingAnswer) =>
    post({
      conversationId: conversation.id,
      message: '',
      body: { kind: 'VIEWING_ANSWER', viewingId: id, answer: word },
    });
  const when = `${formatDay(at, { now: where.now, timeZone })}, ${clockOf(at, timeZone)}`;
  const answered = useAnswered(id);
  const open = alive && conversation.closed === null && at > where.now && !answered;
  const proposed = open && status === 'PROPOSED';
  // A time that names its place is agreed on with it.
  const places = proposed && !mine && place === '' && where.places.length > 0;
  return (
    <div className="deal">
      <p className="deal-kind">
        <Icon name="calendar" size={18} /> {words.viewing}
      </p>
      <p className="deal-figure">{when}</p>
      <p>{fill(words.minutes, { n: minutes })}</p>
      {place && !meetAt && <p>{place}</p>}
      {note && <p className="bubble-text">{note}</p>}
      <Badge kind={LOOK[status]}>{words.viewingStatus[status]}</Badge>
      <MeetAt id={id} body={body} conversation={conversation} where={where} when={when} open={open} />
      {places && <PlaceButtons viewingId={id} conversation={conversation} where={where} when={when} confirms />}
      <p className="deal-actions">
        {proposed && !mine && (
          <>
            <Button
              size="sm"
              look={places ? 'secondary' : 'ink'}
              onClick={() => answer('CONFIRM')}
              {...named(words.confirm, when)}
            />
            <Button size="sm" look="secondary" onClick={() => setAgain(true)} {...named(words.otherTime, when)} />
            <Button size="sm" look="quiet" onClick={() => answer('DECLINE')} {...named(words.decline, when)} />
          </>
        )}
        {((proposed && mine) || (open && status === 'CONFIRMED')) && (
          <Button size="sm" look="quiet" onClick={() => answer('CANCEL')} {...named(words.cancel, when)} />
        )}
        {calendarPath && (status === 'PROPOSED' || status === 'CONFIRMED') && (
          <a
            className="btn btn-secondary btn-sm"
            href={calendarPath}
            download="event.ics"
            {...named(words.calendar, when)}
          >
            {words.calendar}
          </a>
        )}
      </p>
      {again && <ViewingDialog conversation={conversation} insteadOf={id} onClose={() => setAgain(false)} />}
    </div>
  );
}
