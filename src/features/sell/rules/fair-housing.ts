import { ALLOWED } from './fair-housing/allowed.ts';
import { housingFeatures, mentionsIn } from './fair-housing/features.ts';
import { DENIALS, fill, PREFERENCES } from './fair-housing/forms.ts';
import { LIMITS } from './fair-housing/limits.ts';
import { type FairHousingClass, PEOPLE } from './fair-housing/people.ts';
import { incomeLawOf } from './fair-housing/source-of-income.ts';
import { type FeatureGroups, readText, type TextModel } from '#shared/text-model.ts';

/**
 * A second pair of eyes on the words of a home's listing. It warns, with a reason, about words that prefer or exclude
 * people (42 USC 3604(c); classes: race, color, religion, sex, disability, familial status, national origin), and about
 * source of income where the state's law protects it. It never blocks. It follows HUD's memorandum of January 9, 1995:
 * what describes the home is fine, also when it is a chapel next door or a walk-in closet. Not legal advice.
 */
export type FairHousingNote = {
  /** The words as they stand in the text. */
  readonly words: string;
  /** The class they are about. */
  readonly about: FairHousingClass;
};

const MAX_NOTES = 6;
const MAX_TEXT = 8000;

type Forms = Readonly<Record<FairHousingClass, readonly RegExp[]>>;
let forms: Forms | undefined;

/** Every form with the people of every class. Made when the first home is described: most visitors describe none. */
function readForms(): Forms {
  forms ??= Object.fromEntries(
    Object.entries(PEOPLE).map(([about, { denied, preferred }]) => [
      about,
      [
        ...LIMITS.filter(([of]) => of === about).map(([, pattern]) => new RegExp(pattern.source, 'g')),
        ...DENIALS.map((form) => fill(form, denied)),
        ...PREFERENCES.map((form) => fill(form, preferred)),
      ],
    ]),
  ) as unknown as Forms;
  return forms;
}

/** Blanks out what is allowed, length for length, so that what is found can be quoted as it was written. */
const withoutAllowed = (text: string): string =>
  ALLOWED.reduce((left, pattern) => left.replace(pattern, (words) => '\u0000'.repeat(words.length)), text);

type Found = { readonly at: number; readonly words: string; readonly about: FairHousingClass };
type Read = {
  readonly found: readonly Found[];
  readonly lower: string;
  readonly mentions: readonly FairHousingClass[];
};

/** What the grammar finds in one sentence, each class by itself. */
function readSentence(said: string): Read {
  const lower = said.toLowerCase();
  const looked = withoutAllowed(lower);
  const mentions = mentionsIn(looked);
  const found = (Object.entries(readForms()) as [FairHousingClass, readonly RegExp[]][]).flatMap(
    ([about, patterns]) => {
      const limits = LIMITS.filter(([of]) => of === about).length;
      // Forms need the people of the class; limits do not name them.
      return (mentions.includes(about) ? patterns : patterns.slice(0, limits)).flatMap((pattern) =>
        [...looked.matchAll(pattern)].map((match) => ({
          at: match.index,
          words: said.slice(match.index, match.index + match[0].length).trim(),
          about,
        })),
      );
    },
  );
  return { found, lower, mentions };
}

/** Somebody types: all sentences but one are as they were. */
const remembered = new Map<string, Read>();
function remember(said: string): Read {
  const known = remembered.get(said) ?? readSentence(said);
  if (remembered.size > 400) remembered.clear();
  remembered.set(said, known);
  return known;
}

/** What the model reads of a sentence. */
export function featuresOf(said: string): FeatureGroups {
  const { found, lower, mentions } = remember(said);
  const named = [...new Set(found.map(({ about }) => `found ${about}`))];
  return housingFeatures(lower, [...named, ...(named.length > 0 ? ['found'] : []), ...mentions]);
}

const MAX_QUOTE = 90;
const quote = (said: string): string =>
  said.length <= MAX_QUOTE ? said : `${said.slice(0, said.lastIndexOf(' ', MAX_QUOTE))}…`;

type Where = { readonly state?: string; readonly model?: TextModel | undefined };

/** The law names race and color apart; both have one reason. */
const classOf = (kind: string): FairHousingClass => (kind === 'color' ? 'race' : (kind as FairHousingClass));

/** Notes of one sentence: what the grammar quotes, else the sentence as a whole when the model finds it. */
function notesOf(said: string, { state = '', model }: Where): Found[] {
  const { found } = remember(said);
  const hasLaw = incomeLawOf(state) !== null;
  const covered = found.filter(({ about }) => about !== 'income' || hasLaw);
  if (!model) return covered;
  const { score, kind } = readText(model, featuresOf(said));
  if (score < (model.thresholds.usual ?? Number.POSITIVE_INFINITY)) return [];
  if (covered.length > 0) return covered;
  const about = classOf(kind);
  if (about === 'income' && !hasLaw) return [];
  return [{ at: said.search(/\S/), words: quote(said.trim()), about }];
}

/**
 * The words that may read as a preference for or against people, in the order of the text. Empty for most texts.
 * `state` is where the home is, two letters; without it, source of income is not looked at. `model` finds more than the
 * grammar; it is loaded later and may be missing.
 */
export function fairHousingNotes(text: string, where: Where = {}): FairHousingNote[] {
  const said = text.slice(0, MAX_TEXT).replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const found = sentencesOf(said)
    .flatMap(({ at, words }) => notesOf(words, where).map((one) => ({ ...one, at: one.at + at })))
    .sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  const kept: Found[] = [];
  for (const one of found) if (one.at >= (kept.at(-1)?.at ?? -1) + (kept.at(-1)?.words.length ?? 0)) kept.push(one);
  return kept.slice(0, MAX_NOTES).map(({ words, about }) => ({ words, about }));
}

/** Sentences with their places: a preference does not reach over a full stop. */
const sentencesOf = (text: string): { at: number; words: string }[] =>
  [...text.matchAll(/(?:[^.!?;\n]|\.(?=\S))+[.!?;]*/g)].map((match) => ({ at: match.index, words: match[0] }));
