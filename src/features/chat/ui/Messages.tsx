import { chatWords as words } from '../browser/words.ts';
import { Shell } from '#ui/shell/Shell.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ThreadView } from './ThreadView.tsx';
import type { ConversationList, ConversationPage, Conversation, Where } from './types.ts';
import { useAlive, useChat, useNow, useRoomAboveKeyboard, useTimeZone } from './use-chat.ts';
import '#ui/styles/islands.css';
import { excerptOf } from '../rules/text.ts';
import { daysBetween, formatDay } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import { clockOf } from './clock.ts';
import { ListingPicture } from './ListingPicture.tsx';

type ConversationRowProps = { conversation: Conversation; here: boolean; where: Where };

/** "10:42 AM" today, the day's name or its date before. */
function momentOf(iso: string, { now, timeZone }: Where): string {
  const at = new Date(iso);
  return daysBetween(at, now, { timeZone }) === 0 ? clockOf(at, timeZone) : formatDay(at, { now, timeZone });
}

/** One conversation in the list: picture, person, what was said last, and how much is unread. */
function ConversationRow({ conversation, here, where }: ConversationRowProps) {
  const { id, person, listing, last, unread, muted } = conversation;
  const line = last ? excerptOf(last.excerpt) : words.noWords;
  const excerpt = last?.senderId === where.me && last.kind !== 'LISTING' ? fill(words.you, { text: line }) : line;
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
            <span>{excerpt}</span>
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

type Props = {
  me: string;
  list: ConversationList;
  /** The conversation that is open; null on the page of all of them. */
  page: ConversationPage | null;
  /** ISO 8601: when the page was drawn. */
  drawnAt: string;
  /** What was typed into the plain form and refused. */
  typed: string;
  /** Why. */
  refused: string | null;
};

/** The conversations of one person: the list, and beside it the one that is open. Drawn by the server, too. */
export function Messages({ me, list, page, drawnAt, typed, refused }: Props) {
  const { conversations, thread } = useChat({ me, list, page });
  const alive = useAlive();
  const now = useNow(drawnAt);
  const timeZone = useTimeZone();
  useRoomAboveKeyboard();
  return (
    <div className={thread ? 'chat chat-open' : 'chat'} data-own-bar={thread ? '' : undefined}>
      <nav className="chat-list" aria-label={words.listLabel}>
        <ul>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              here={conversation.id === thread?.conversation.id}
              where={{ me, name: conversation.person.name, now, timeZone, places: [] }}
            />
          ))}
        </ul>
      </nav>
      {thread ? (
        <ThreadView
          thread={thread}
          where={{ me, name: thread.conversation.person.name, now, timeZone, places: thread.places }}
          alive={alive}
          typed={typed}
          refused={refused}
        />
      ) : (
        <div className="chat-none" aria-hidden="true">
          <Icon name="chat" size={40} />
          <p className="title-4">{words.choose}</p>
          <p className="soft">{words.chooseText}</p>
        </div>
      )}
      {alive && <Shell />}
    </div>
  );
}
