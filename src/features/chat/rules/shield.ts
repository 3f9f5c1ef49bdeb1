import { readable } from './shield/spelling.ts';
import type { ShieldMark, ShieldRule } from './shield-kinds.ts';
import { asksCode } from './shield/codes.ts';
import { leadsElsewhere } from './shield/elsewhere.ts';
import { asksEscrow } from './shield/escrow.ts';
import { usesAgent } from './shield/helpers.ts';
import { shieldFeatures } from './shield/features.ts';
import { any } from './shield/ideas.ts';
import { intentsOf } from './shield/intents.ts';
import { overpays } from './shield/overpayment.ts';
import { reasonFor } from './shield/reasons.ts';
import { asksWire } from './shield/wires.ts';
import { readText, type TextModel, type TextReading } from '#shared/text-model.ts';

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

// Most messages are "Is it still available?": too short to be any of these.
const MIN_LENGTH = 12;

/** What in a message looks like a known scam to rules alone, with their names. */
export const shieldRules = (text: string): ShieldRule[] => (text.length < MIN_LENGTH ? [] : rulesIn(readable(text)));

const rulesIn = (words: string): ShieldRule[] => RULES.filter(({ finds }) => finds(words)).map(({ rule }) => rule);

/** What the server knows of the place of a message, beside its words. */
export type ShieldContext = {
  /** Its place in the conversation. */
  readonly seq: number;
  /** To how many other conversations its writer has sent the same words. */
  readonly copies: number;
};
const ALONE: ShieldContext = { seq: 1, copies: 0 };

/** People who have talked this long have had their chance: the model must be surer of what it marks. */
const LATE_FROM = 20;
/** Nobody asks so many sellers the same long question. */
const MANY_COPIES = 3;

function thresholdOf({ seq, copies }: ShieldContext): string {
  if (copies >= MANY_COPIES) return 'copies';
  return seq >= LATE_FROM ? 'late' : 'usual';
}

/**
 * Why a message looks like a known scam: the model finds, the rules name. Nothing leaves the server. It never holds a
 * message back; it says what to look out for. Which rules found something is one of the things the model reads; a rule
 * alone marks nothing: honest messages name the same things.
 */
export function shieldMarks(text: string, model: TextModel, context: ShieldContext = ALONE): ShieldMark[] {
  if (text.length < MIN_LENGTH) return [];
  const words = readable(text);
  const rules = rulesIn(words);
  const from = model.thresholds[thresholdOf(context)] ?? Number.POSITIVE_INFINITY;
  const { score, kind } = readWords(words, rules, model);
  if (score < from) return [];
  return rules.length > 0 ? rules : [reasonFor(intentsOf(words), kind)];
}

const WINDOW = 900;

/** How much a text in one spelling looks like a scam; of a long one, the part that does most. Padding hides nothing. */
function readWords(words: string, rules: readonly ShieldRule[], model: TextModel): TextReading {
  let worst = readPart(words.slice(0, WINDOW), rules, model);
  for (let from = WINDOW / 2; from + WINDOW / 2 < words.length; from += WINDOW / 2) {
    const part = readPart(words.slice(from, from + WINDOW), rules, model);
    if (part.score > worst.score) worst = part;
  }
  return worst;
}

function readPart(words: string, rules: readonly ShieldRule[], model: TextModel): TextReading {
  const { score, kind } = readText(model, shieldFeatures(words, rules));
  return { score: calmScore(score, words), kind };
}

/** Words at which a score counts half. */
const FEW_WORDS = 20;

/** Few words say little: "Do you take Zelle?" is no scam, however often scams ask it. */
export function calmScore(score: number, words: string): number {
  const count = words.split(' ').length;
  return (score * count) / (count + FEW_WORDS);
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
