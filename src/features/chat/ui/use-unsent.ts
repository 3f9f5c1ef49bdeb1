import { useEffect, useState } from 'react';
import { keepUnsent, readUnsent } from '../browser/index.ts';

/**
 * What is being written in a conversation: begins with what a refused plain form gave back, or else with what an earlier
 * page left. Kept with every key.
 */
export function useUnsent(place: { userId: string; conversationId: string }, typed: string) {
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
