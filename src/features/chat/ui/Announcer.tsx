import { useEffect, useRef, useState } from 'react';
import { fill } from '#shared/text.ts';
import { chatWords as words } from '../browser/words.ts';
import type { Message, Where } from './types.ts';

type Props = { messages: readonly Message[]; where: Where };
type Told = { readonly key: number; readonly text: string };

/** More at once are counted, not read out. */
const MAX = 3;
/** Lines that stay: what leaves is not read out again, and nobody needs a second list. */
const KEPT = 5;

/**
 * Reads out what the other person writes while the page is open, once. The list itself keeps silent: it also grows
 * upwards, and its messages change when they are read, sent or answered.
 */
export function Announcer({ messages, where }: Props) {
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
