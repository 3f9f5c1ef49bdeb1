import Fuse from 'fuse.js';
import { apiFetch } from '#platform/api-client/api.ts';
import { type Vocabulary, vocabularySchema } from '../contracts/search.ts';
import { SEARCH } from '#shared/constants.ts';
import { searchPage as words } from './search-page-words.ts';

/** Something a visitor may mean, and the filters that stand for it. */
export type Suggestion = {
  readonly label: string;
  /** What it is: a make, a model, a trim. */
  readonly note: string;
  readonly filters: { readonly make: string; readonly model?: string; readonly q?: string };
};

type Entry = Suggestion & { readonly count: number };

const MIN_LENGTH = 2;

/** Every make, model and trim as one entry with its whole name, so that "honda acord" is found too. */
export function toEntries(vocabulary: Vocabulary): Entry[] {
  return vocabulary.flatMap(({ make, count, models }) => [
    { label: make, note: words.suggestMake, filters: { make }, count },
    ...models.flatMap(({ model, count: many, trims }) => [
      { label: `${make} ${model}`, note: words.suggestModel, filters: { make, model }, count: many },
      ...trims.map((trim) => ({
        label: `${make} ${model} ${trim}`,
        note: words.suggestTrim,
        filters: { make, model, q: trim },
        count: 0,
      })),
    ]),
  ]);
}

/** Finds entries although letters are missing or wrong (specification 9: threshold 0.3). */
export function createFinder(entries: readonly Entry[]): (text: string, most: number) => Suggestion[] {
  const fuse = new Fuse(entries, {
    keys: ['label'],
    threshold: SEARCH.fuzzyThreshold,
    ignoreLocation: true,
    includeScore: true,
    minMatchCharLength: MIN_LENGTH,
  });
  // Of equally good ones the shorter name is the wider, then what is sold more.
  const closeness = (score: number | undefined) => Math.round((score ?? 1) * 20);
  return (text, most) =>
    fuse
      .search(text.trim().slice(0, 60))
      .sort(
        (a, b) =>
          closeness(a.score) - closeness(b.score) ||
          depth(a.item) - depth(b.item) ||
          b.item.count - a.item.count ||
          a.refIndex - b.refIndex,
      )
      .slice(0, most)
      .map(({ item: { label, note, filters } }) => ({ label, note, filters }));
}

const depth = ({ filters }: Entry): number => (filters.q ? 2 : filters.model ? 1 : 0);

let finder: Promise<ReturnType<typeof createFinder>> | undefined;

/** What the text may mean, best first. The vocabulary is read once per page; a failed read is tried again. */
export async function findSuggestions(text: string, most: number): Promise<Suggestion[]> {
  if (text.trim().length < MIN_LENGTH) return [];
  finder ??= apiFetch({ method: 'GET', path: '/api/public/search_vocabulary', contract: vocabularySchema }).then(
    (vocabulary) => createFinder(toEntries(vocabulary)),
    (error: unknown) => {
      finder = undefined;
      throw error;
    },
  );
  return (await finder)(text, most);
}
