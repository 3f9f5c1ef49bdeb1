/**
 * Texts are lower-cased and in one spelling (`readable`). A rule joins ideas, such as "a check", "too much" and "send
 * some back"; each idea is a list of the words people use for it. No word alone makes a mark.
 */
export type Finds = (words: string) => boolean;

export const idea = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`);
export const all =
  (...ideas: readonly (RegExp | Finds)[]): Finds =>
  (words) =>
    ideas.every((one) => (typeof one === 'function' ? one(words) : one.test(words)));
export const any =
  (...finds: readonly Finds[]): Finds =>
  (words) =>
    finds.some((find) => find(words));
export const unless =
  (context: RegExp, find: Finds): Finds =>
  (words) =>
    find(words) && !context.test(words);

/** Somebody who says no to it, or tells of another who asked, is not asking for it. */
export const REFUSES = idea(
  "(?:don'?t|do not|won'?t|will not|never|no|not) (?:do|accept|take|use|want|send|share|give|comfortable|offer)\\b",
  '(?:someone|somebody|people|scammers?|they) (?:\\w+ )?(?:asked|wanted|tried|keeps? asking)\\b',
  '(?:a|some) (?:guy|man|woman|person|buyer|dude) (?:\\w+ )?(?:asked|wanted|tried|messaged|wrote|texted)\\b',
  'no (?:zelle|venmo|cash ?app|checks?|wires?|crypto|gift cards?|shipping|codes?)\\b',
  '(?:be careful|heads up|watch out|total scam|report (?:him|her|them))\\b',
);

/** Whoever is to come for the thing instead of the buyer. */
export const HELPER =
  '(?:movers?|drivers?|haulers?|shippers?|couriers?|carriers?|transporters?|freight|logistics(?: \\w+)?|(?:shipping|pick-? ?up|moving|towing|tow|delivery|transport|trucking|hauling|removal) (?:agents?|company|service|crew|guys?|man|men|person|people|team|firm)|agents?|associates?|(?:guys?|person|people|man|men|crew) (?:who|that) (?:picks?|comes?|collects?|gets?|hauls?|moves?)|person who picks)\\b';

/** An amount: "$500", "2k", "half", "the whole price". */
export const AMOUNT =
  '(?:\\$ ?\\d|\\d[\\d,.]*(?: ?k)?\\b|half\\b|(?:the )?(?:full|whole|total|entire)\\b|money\\b|funds?\\b|amount\\b)';
