/**
 * Texts are lower-cased and in one spelling (`readable`). A rule joins ideas, such as "a check", "too much" and "send
 * some back"; each idea is a list of the words people use for it. No word alone makes a mark.
 */
export type Finds = (words: string) => boolean;

export const idea = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`);
export const all =
  (...ideas: readonly RegExp[]): Finds =>
  (words) =>
    ideas.every((one) => one.test(words));
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
);

/** Whoever is to come for the thing instead of the buyer. */
export const HELPER =
  '(?:movers?|drivers?|haulers?|shippers?|couriers?|carriers?|transporters?|freight|(?:shipping|pick-? ?up|moving|towing|tow|delivery|transport|trucking) (?:agents?|company|guys?|man|men|person|people|team)|agents?|hauling company|person who picks)\\b';
