import { useStore } from '@nanostores/react';
import { useEffect, useState, useRef } from 'react';
import { fill } from '#shared/text.ts';
import { $live, $typing, keepUnsent, readUnsent, setBlocked, type Thread } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import type { Where, Message } from './types.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type AnnouncerProps = { messages: readonly Message[]; where: Where };
type Told = { readonly key: number; readonly text: string };

/** More at once are counted, not read out. */
const MAX = 3;
/** Lines that stay: what leaves is not read out again, and nobody needs a second list. */
const KEPT = 5;

/**
 * Reads out what the other person writes while the page is open, once. The list itself keeps silent: it also grows
 * upwards, and its messages change when they are read, sent or answered.
 */
function Announcer({ messages, where }: AnnouncerProps) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const upTo = useRef(messages.at(-1)?.seq ?? 0);
  useEffect(() => {
    const fresh = messages.filter(({ seq, senderId }) => seq > upTo.current && senderId !== where.me);
    upTo.current = Math.max(upTo.current, messages.at(-1)?.seq ?? 0);
    if (fresh.length > 0) setTold((before) => [...before, ...linesOf(fresh, where.name)].slice(-KEPT));
  }, [messages, where.me, where.name]);
  return (
    <div className="sr-only" aria-live="polite" data-told>
      {told.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function linesOf(fresh: readonly Message[], name: string): Told[] {
  if (fresh.length > MAX)
    return [{ key: fresh.at(-1)?.seq ?? 0, text: fill(words.toldMany, { n: fresh.length, name }) }];
  return fresh.map(({ seq, content, marks, body }) => {
    const care = marks.map(({ reason }) => fill(words.told, { name: words.shieldTitle, text: reason }));
    return {
      key: seq,
      text: [body.kind === 'LISTING' ? content : fill(words.told, { name, text: content }), ...care].join(' '),
    };
  });
}

type Props = { thread: Thread; where: Where; alive: boolean; typed: string; refused: string | null };

/** One conversation: whom and what it is about, what was said, and the place to answer. */
export function ThreadView({ thread, where, alive, typed, refused }: Props) {
  const { conversation } = thread;
  const { closed, person, id } = conversation;
  const [draft, write] = useUnsent({ userId: where.me, conversationId: id }, typed);
  const live = useStore($live);
  const box = useKeptFocus();
  // Before what is being written meanwhile, and ready to be changed.
  const takeBack = (text: string) => {
    write([text, draft].filter(Boolean).join('\n'));
    box.current?.querySelector('textarea')?.focus();
  };
  const unblock = async () => {
    const outcome = await setBlocked(person.id, false);
    say(outcome.said, outcome.ok ? 'good' : 'bad');
  };
  return (
    <section className="chat-thread" ref={box} aria-label={fill(words.log, { name: person.name })}>
      <ThreadHead conversation={conversation} alive={alive} />
      <MessageLog thread={thread} where={where} alive={alive} onTakeBack={takeBack} />
      <Announcer messages={thread.messages} where={where} />
      <div className="chat-foot">
        <p className="chat-status" role="status">
          {alive && (live === 'lost' ? words.connecting : <TypingLine id={id} name={person.name} />)}
        </p>
        <div aria-live="polite">
          {closed && (
            <div className="chat-closed">
              <p>{fill(words.closed[closed], { name: person.name })}</p>
              {closed === 'you_blocked' && alive && (
                <Button look="secondary" size="sm" onClick={() => void unblock()}>
                  {words.unblock}
                </Button>
              )}
            </div>
          )}
        </div>
        {closed === null && (
          <Composer conversation={conversation} alive={alive} draft={draft} onDraft={write} refused={refused} />
        )}
      </div>
    </section>
  );
}

function TypingLine({ id, name }: { id: string; name: string }) {
  const typing = useStore($typing);
  return typing?.conversationId === id ? fill(words.typing, { name }) : null;
}

/**
 * What is being written in a conversation: begins with what a refused plain form gave back, or else with what an earlier
 * page left. Kept with every key.
 */
function useUnsent(place: { userId: string; conversationId: string }, typed: string) {
  const [text, setText] = useState(typed);
  const { userId, conversationId } = place;
  // The server draws the page without knowing what this browser keeps.
  useEffect(() => {
    const left = readUnsent({ userId, conversationId });
    if (left !== '') setText((now) => (now === '' ? left : now));
  }, [userId, conversationId]);
  const write = (next: string) => {
    setText(next);
    keepUnsent({ userId, conversationId }, next);
  };
  return [text, write] as const;
}
