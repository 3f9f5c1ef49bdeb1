import type { ShieldRule } from './shield-kinds.ts';
import { RULES } from './shield-rules.ts';

export { SHIELD_RULES, type ShieldRule } from './shield-kinds.ts';

/** Letters of other alphabets that look like ours, as those who avoid filters use them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ν: 'v',
  τ: 't',
};

/** The text as the rules read it: one spelling for every way to write the same words. */
export function readable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u0370-\u03ff\u0400-\u04ff\u0500-\u052f\u0261]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
}

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
