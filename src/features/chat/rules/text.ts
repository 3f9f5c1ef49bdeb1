import { maskContacts } from './contacts.ts';
import { CHAT } from './kinds.ts';

/** Everything that draws nothing or turns the reading around, but line breaks and the joiners of emoji. */
const UNSEEN =
  /(?!\n)\p{Cc}|\p{Cs}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A message as it is kept: no control characters, at most one empty line in a row, nothing around it. May be empty. */
export function cleanMessage(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line for a list: the first words. */
export function excerptOf(text: string, most: number = CHAT.excerpt): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= most) return line;
  const cut = signs.slice(0, most - 1).join('');
  const atWord = cut.replace(/\s\S*$/, '');
  return `${atWord.length > most / 2 ? atWord : cut}…`;
}

/** The same for a letter, which may lie in anybody's mailbox: without addresses and numbers. */
export const emailExcerpt = (text: string): string => excerptOf(maskContacts(text));
