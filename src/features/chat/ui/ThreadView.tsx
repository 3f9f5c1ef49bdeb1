import { useStore } from '@nanostores/react';
import { fill } from '#shared/text.ts';
import { $live, $typing, keepUnsent, readUnsent, setBlocked, type Thread } from '../browser/index.ts';
import { say } from '#platform/browser/toasts.ts';
import { chatWords as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Announcer } from './Announcer.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import type { Where } from './types.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useEffect, useState } from 'react';

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
