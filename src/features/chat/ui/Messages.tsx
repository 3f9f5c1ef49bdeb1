import { chatWords as words } from '../browser/words.ts';
import { Shell } from '#ui/shell/Shell.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { ThreadView } from './ThreadView.tsx';
import type { ConversationList, ConversationPage } from './types.ts';
import { useAlive, useChat, useNow, useRoomAboveKeyboard, useTimeZone } from './use-chat.ts';
import '#ui/styles/islands.css';

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
