import { findPhones, tenDigits } from './phones.ts';
import type { ContactKind, FoundContact, Span } from './types.ts';

const AT = '\\s?(?:@|＠|[([{<]\\s?at\\s?[)\\]}>])\\s?';
const DOT = '(?:\\.|\\s?[([{<]\\s?dot\\s?[)\\]}>]\\s?|\\sdot\\s)';
const EMAIL = new RegExp(`[\\w.+%-]{1,64}${AT}[a-z0-9-]+(?:${DOT}[a-z0-9-]+)*${DOT}[a-z]{2,10}`, 'gi');
/** Without a sign for “at,” only where mailboxes are: “see it at carlot.com” is no address. */
const SPOKEN = new RegExp(
  `[\\w.+%-]{2,64}\\s+at\\s+(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?|live|msn|comcast|verizon|me|mac)${DOT}(?:com|net|me)\\b`,
  'gi',
);

const HOSTS =
  '(?:wa\\.me|(?:api\\.|chat\\.)?whatsapp\\.com|t\\.me|telegram\\.(?:me|dog)|m\\.me|messenger\\.com|signal\\.(?:me|group)|ig\\.me|(?:m\\.|www\\.)?instagram\\.com|(?:m\\.|www\\.)?facebook\\.com|fb\\.(?:me|com)|discord\\.(?:gg|com)|snapchat\\.com|line\\.me|viber\\.com|kik\\.me|wechat\\.com|skype\\.com)';
const CHAT_LINK = new RegExp(`(?<![\\w.@-])(?:https?:\\/\\/)?${HOSTS}(?:\\/[^\\s<>"']*)?(?![\\w-])`, 'gi');
const CHAT_SCHEME = /(?<!\w)(?:whatsapp|tg|viber|skype|fb-messenger|sgnl|tel|sms|mailto):[^\s<>"']{3,}/gi;
const CHAT_NAME =
  /\b(?:whats ?app|telegram|snap(?:chat)?|insta(?:gram)?|ig|signal|kik|wechat|discord|messenger|skype)\b[\s:,(]{1,3}(?:me |is |name |at ){0,2}@?(?<=@)[\w.]{3,30}/gi;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

/** A dealership's own phone, email and site, as registered: those are for everybody. */
export type OwnContacts = readonly string[];

/** Longer texts are none of ours: fields are capped well below. */
const MAX_LENGTH = 20_000;

/** Every contact in a public text in its order, without those in `own`. Empty for nearly every text. */
export function findContacts(text: string, own: OwnContacts = []): FoundContact[] {
  const read = text.slice(0, MAX_LENGTH);
  const kinds: readonly (readonly [ContactKind, readonly Span[]])[] = [
    ['EMAIL', [...spansOf(read, EMAIL), ...spansOf(read, SPOKEN)]],
    ['LINK', [...spansOf(read, CHAT_LINK), ...spansOf(read, CHAT_SCHEME), ...spansOf(read, CHAT_NAME)]],
    ['PHONE', findPhones(read)],
  ];
  const all = kinds
    .flatMap(([kind, spans]) =>
      spans.map(({ start, end }) => ({ kind, start, end, words: read.slice(start, end).trim() })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  // `wa.me/14075550123` is one contact, not two.
  const apart = all.filter((one, at) => !all.slice(0, at).some((other) => one.start < other.end));
  return apart.filter((found) => !isOwn(found, own));
}

const digitsOf = (text: string): string | null => tenDigits(text.replace(/\D/g, ''));
const hostOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\w+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');

function isOwn({ kind, words }: FoundContact, own: OwnContacts): boolean {
  return own.some((contact) => {
    if (kind === 'PHONE') return digitsOf(words) !== null && digitsOf(words) === digitsOf(contact);
    if (kind === 'LINK')
      return words
        .toLowerCase()
        .replace(/^\w+:\/\//, '')
        .startsWith(hostPath(contact));
    const address = words.toLowerCase().replace(/\s/g, '');
    if (contact.includes('@')) return address === contact.toLowerCase();
    const host = hostOf(contact);
    return /\.[a-z]+$/.test(host) && address.endsWith(`@${host}`);
  });
}

/** A page of a dealership on a network, such as `facebook.com/bobsautos`; a bare network is nobody's own. */
function hostPath(contact: string): string {
  const path = contact
    .toLowerCase()
    .replace(/^\w+:\/\//, '')
    .replace(/\/$/, '');
  return path.includes('/') ? path : '\u0000';
}

/** The text without them, and without the blanks and marks they leave behind. */
export function removeContacts(text: string, found: readonly FoundContact[]): string {
  const left = [...found]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return left
    .replace(/[^\S\n]+([,.;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/[^\S\n]+$/gm, '')
    .trim();
}
