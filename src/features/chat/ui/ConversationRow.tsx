import { excerptOf } from '../rules/text.ts';
import { daysBetween, formatDay } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import { chatWords as words } from '../browser/words.ts';
import { clockOf } from './clock.ts';
import { ListingPicture } from './ListingPicture.tsx';
import type { Conversation, Where } from './types.ts';

type Props = { conversation: Conversation; here: boolean; where: Where };

/** "10:42 AM" today, the day's name or its date before. */
function momentOf(iso: string, { now, timeZone }: Where): string {
  const at = new Date(iso);
  return daysBetween(at, now, { timeZone }) === 0 ? clockOf(at, timeZone) : formatDay(at, { now, timeZone });
}

/** One conversation in the list: picture, person, what was said last, and how much is unread. */
export function ConversationRow({ conversation, here, where }: Props) {
  const { id, person, listing, last, unread, muted } = conversation;
  const line = last ? excerptOf(last.excerpt) : words.noWords;
  const words2 = last?.senderId === where.me && last.kind !== 'LISTING' ? fill(words.you, { text: line }) : line;
  return (
    <li className={unread > 0 ? 'chat-row chat-row-unread' : 'chat-row'}>
      <a href={`/my/messages/${id}`} aria-current={here ? 'page' : undefined}>
        <ListingPicture listing={listing} />
        <span className="chat-row-words">
          <span className="chat-row-top">
            <strong>{person.name}</strong>
            {last && <time dateTime={last.createdAt}>{momentOf(last.createdAt, where)}</time>}
          </span>
          <span className="chat-row-title">{listing.title}</span>
          <span className="chat-row-last">
            <span>{words2}</span>
            {muted && <span className="badge">{words.muted}</span>}
            {unread > 0 && (
              <span className="chat-count">
                <span aria-hidden="true">{unread}</span>
                <span className="sr-only">{unread === 1 ? words.unreadOne : fill(words.unread, { n: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
