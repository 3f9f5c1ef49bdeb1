import { ALLOWED } from './fair-housing/allowed.ts';
import { DENIALS, fill, PREFERENCES } from './fair-housing/forms.ts';
import { LIMITS } from './fair-housing/limits.ts';
import { type FairHousingClass, PEOPLE } from './fair-housing/people.ts';
import { incomeLawOf } from './fair-housing/source-of-income.ts';

/**
 * A second pair of eyes on the words of a home's listing. It warns, with a reason, about words that prefer or exclude
 * people (42 USC 3604(c); classes: race, color, religion, sex, disability, familial status, national origin), and about
 * source of income where the state's law protects it. It never blocks. It follows HUD's memorandum of January 9, 1995:
 * what describes the home is fine, also when it is a chapel next door or a walk-in closet. Not legal advice.
 */
export type FairHousingNote = {
  /** The words as they stand in the text. */
  readonly words: string;
  readonly about: FairHousingClass;
};

type Rule = readonly [about: FairHousingClass, pattern: RegExp];

const MAX_NOTES = 6;
const MAX_TEXT = 8000;

let rules: readonly Rule[] | undefined;

/** Every form with the people of every class. Made when the first home is described: most visitors describe none. */
function readRules(): readonly Rule[] {
  rules ??= [
    ...LIMITS.map(([about, pattern]): Rule => [about, new RegExp(pattern.source, 'g')]),
    ...Object.entries(PEOPLE).flatMap(([about, { denied, preferred }]) => [
      ...DENIALS.map((form): Rule => [about as FairHousingClass, fill(form, denied)]),
      ...PREFERENCES.map((form): Rule => [about as FairHousingClass, fill(form, preferred)]),
    ]),
  ];
  return rules;
}

/** Blanks out what is allowed, length for length, so that what is found can be quoted as it was written. */
const withoutAllowed = (text: string): string =>
  ALLOWED.reduce((left, pattern) => left.replace(pattern, (words) => '\u0000'.repeat(words.length)), text);

type Found = FairHousingNote & { readonly at: number };

function findIn(said: string, from: number, isCovered: (about: FairHousingClass) => boolean): Found[] {
  const looked = withoutAllowed(said.toLowerCase());
  return readRules()
    .filter(([about]) => isCovered(about))
    .flatMap(([about, pattern]) =>
      [...looked.matchAll(pattern)].map((match) => ({
        at: from + match.index,
        words: said.slice(match.index, match.index + match[0].length).trim(),
        about,
      })),
    );
}

/**
 * The words that may read as a preference for or against people, in the order of the text. Empty for most texts.
 * `state` is where the home is, two letters; without it, source of income is not looked at.
 */
export function fairHousingNotes(text: string, { state = '' }: { readonly state?: string } = {}): FairHousingNote[] {
  const said = text.slice(0, MAX_TEXT).replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const hasIncomeLaw = incomeLawOf(state) !== null;
  const found = sentencesOf(said)
    .flatMap(({ at, words }) => findIn(words, at, (about) => about !== 'income' || hasIncomeLaw))
    .sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  const kept: Found[] = [];
  for (const one of found) if (one.at >= (kept.at(-1)?.at ?? -1) + (kept.at(-1)?.words.length ?? 0)) kept.push(one);
  return kept.slice(0, MAX_NOTES).map(({ words, about }) => ({ words, about }));
}

/** Sentences with their places: a preference does not reach over a full stop. */
export const sentencesOf = (text: string): { at: number; words: string }[] =>
  [...text.matchAll(/(?:[^.!?;\n]|\.(?=\S))+/g)].map((match) => ({ at: match.index, words: match[0] }));
