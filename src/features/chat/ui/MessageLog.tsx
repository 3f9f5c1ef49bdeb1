import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { groupByDay } from '../rules/days.ts';
import { withStatuses } from '../rules/merge.ts';
import { fill } from '#shared/text.ts';
import { $outbox, loadOlder, type Thread } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Bubble } from './Bubble.tsx';
import { PendingBubble } from './PendingBubble.tsx';
import type { Where, Message } from './types.ts';
import { clockOf } from './clock.ts';
import { Icon } from '#ui/Icon.tsx';

/** What became of the listing: between the two, of neither. */
function ListingLine({ message, where }: { message: Message; where: Where }) {
  const { content, createdAt } = message;
  return (
    <li className="bubble-news">
      <p>
        <Icon name="tag" size={18} /> {content}
      </p>
      <time dateTime={createdAt}>{clockOf(new Date(createdAt), where.timeZone)}</time>
    </li>
  );
}

type Props = { thread: Thread; where: Where; alive: boolean; onTakeBack: (words: string) => void };

/** Pixels from the bottom within which a new message scrolls into view by itself. */
const NEAR = 160;

/** What was said, grouped by day, the newest below. Scrolling up loads what came before. `Announcer` reads out what is new. */
export function MessageLog({ thread, where, alive, onTakeBack }: Props) {
  const { conversation, hasOlder } = thread;
  const messages = useMemo(() => withStatuses(thread.messages, where.now), [thread.messages, where.now]);
  const days = groupByDay(messages, where);
  const pending = useStore($outbox).filter(
    ({ conversationId, userId }) => alive && conversationId === conversation.id && userId === where.me,
  );
  const log = useStuckToBottom(messages.length + pending.length, messages[0]?.seq ?? 0);
  const lastOwn = messages.findLast(({ senderId, body }) => senderId === where.me && body.kind !== 'LISTING')?.seq ?? 0;
  return (
    <div
      className="chat-log"
      ref={log}
      role="log"
      aria-live="off"
      aria-label={fill(words.log, { name: where.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by the keyboard.
      tabIndex={0}
    >
      <div className="chat-log-inner">
        {hasOlder ? alive && <OlderButton /> : <p className="chat-begin">{words.begin}</p>}
        {days.map(({ label, key, messages: said }) => (
          <section key={key} className="chat-day" aria-label={label}>
            <h2 className="chat-day-name">{label}</h2>
            <ol>
              {said.map((message) =>
                message.body.kind === 'LISTING' ? (
                  <ListingLine key={message.id} message={message} where={where} />
                ) : (
                  <Bubble
                    key={message.id}
                    message={message}
                    conversation={conversation}
                    where={where}
                    alive={alive}
                    isLastOwn={message.seq === lastOwn && pending.length === 0}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
        {pending.length > 0 && (
          <ol>
            {pending.map((item) => (
              <PendingBubble key={item.key} item={item} onTakeBack={onTakeBack} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function OlderButton() {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await loadOlder().catch(() => undefined);
    setBusy(false);
  };
  return (
    <p className="chat-older">
      <Button look="quiet" size="sm" busy={busy} onClick={() => void load()}>
        {words.older}
      </Button>
    </p>
  );
}

/** Keeps the end in view while the reader is there, and the place in view when older messages come in above it. */
function useStuckToBottom(count: number, first: number) {
  const log = useRef<HTMLDivElement>(null);
  const was = useRef({ count: 0, first: 0, height: 0, near: true });
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const look = () => {
      was.current.near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      was.current.height = box.scrollHeight;
    };
    // Pictures and the keyboard change the height without a message.
    const stay = () => {
      if (was.current.near) box.scrollTop = box.scrollHeight;
    };
    const watch = new ResizeObserver(stay);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const before = was.current;
    const olderCame = before.first > 0 && first < before.first;
    if (olderCame) box.scrollTop += box.scrollHeight - before.height;
    else if (before.near) box.scrollTop = box.scrollHeight;
    was.current = { ...before, count, first, height: box.scrollHeight };
  }, [count, first]);
  return log;
}
