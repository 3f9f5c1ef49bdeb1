import { readable } from './shield/spelling.ts';
import type { ShieldRule } from './shield-kinds.ts';
import { RULES } from './shield-rules.ts';

export { SHIELD_RULES, type ShieldRule } from './shield-kinds.ts';

/**
 * What in a message looks like a known scam, by rules alone: nothing leaves the server and nothing is learned. It
 * never holds a message back; it says what to look out for.
 */
export function shieldMarks(text: string): ShieldRule[] {
  // Most messages are "Is it still available?": too short to be any of these.
  if (text.length < 12) return [];
  const words = readable(text);
  return RULES.filter(({ finds }) => finds(words)).map(({ rule }) => rule);
}
