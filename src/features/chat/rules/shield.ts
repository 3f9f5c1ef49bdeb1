import { readable } from './shield/spelling.ts';
import type { ShieldRule } from './shield-kinds.ts';
import { asksCode } from './shield/codes.ts';
import { leadsElsewhere } from './shield/elsewhere.ts';
import { asksEscrow } from './shield/escrow.ts';
import { usesAgent } from './shield/helpers.ts';
import { any } from './shield/ideas.ts';
import { overpays } from './shield/overpayment.ts';
import { asksWire } from './shield/wires.ts';

/** Hosts people name in honest messages: their pages neither take a login for a sale nor a payment for one. */
const KNOWN = new Set([
  'curbtag.com',
  'kbb.com',
  'edmunds.com',
  'carfax.com',
  'nhtsa.gov',
  'nadaguides.com',
  'jdpower.com',
  'escrow.com',
  'maps.google.com',
  'maps.apple.com',
  'goo.gl',
  'google.com',
  'youtube.com',
  'youtu.be',
  'tirerack.com',
  'toyota.com',
  'honda.com',
  'ford.com',
  'chevrolet.com',
  'uship.com',
]);

/** Endings that scams and short links use, beside the usual ones: words with a dot inside are not addresses. */
const ENDINGS =
  'com|net|org|info|biz|us|co|io|me|ly|gl|gov|edu|app|dev|top|xyz|site|online|shop|store|live|club|link|page|pro|autos|cars|auto|pay|cc|ru|cn|tk|ml|ga|cf|gq|icu|vip|win|bid|space|website|tech|support|help|email|money|cash|bz|to|im|is|in|uk|ca|de';
const LINK = new RegExp(
  `(?:h(?:tt|xx)ps?:\\/\\/|www\\.)([a-z0-9.-]+)|(?<![@\\w.-])((?:[a-z0-9-]+\\.)+(?:${ENDINGS}))(?=[/?#:]|[^\\w.@-]|[.]?$|[.]\\s)`,
  'g',
);

const isKnown = (host: string): boolean => {
  const labels = host
    .replace(/\.+$/, '')
    .replace(/^www\./, '')
    .split('.');
  return labels.some((_, at) => KNOWN.has(labels.slice(at).join('.')));
};

/** What every link has in it. Most messages have not, and need no closer look. */
const MAYBE = /:\/\/|\.[a-z0-9.-]/;

/** Whether a text (lower case) leads to a site that is neither this one nor one everybody knows. */
function hasForeignLink(words: string): boolean {
  const text = words.replace(/\s?[([]dot[)\]]\s?|\s+dot\s+(?=com\b|net\b|org\b)/g, '.');
  return MAYBE.test(text) && [...text.matchAll(LINK)].some(([, named, bare]) => !isKnown(named ?? bare ?? ''));
}

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

/** Every rule of the shield, in the order its marks are shown. */
const RULES: readonly { readonly rule: ShieldRule; readonly finds: (words: string) => boolean }[] = [
  { rule: 'OVERPAYMENT', finds: overpays },
  { rule: 'FAKE_ESCROW', finds: asksEscrow },
  { rule: 'VERIFICATION_CODE', finds: asksCode },
  { rule: 'WIRE', finds: asksWire },
  { rule: 'SHIPPING_AGENT', finds: usesAgent },
  { rule: 'OFF_SITE_LINK', finds: any(hasForeignLink, leadsElsewhere) },
];
