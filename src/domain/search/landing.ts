import { BODIES, type Body } from '../enums.ts';
import { slugify } from '../slug.ts';
import { findState } from '../us-states.ts';

/**
 * The pages that search engines and people land on. Every address is built from words that are for sale now, so that
 * there is one address for one thing and no endless combinations.
 */
export type Landing =
  | { readonly kind: 'all' }
  | { readonly kind: 'make'; readonly make: string }
  | { readonly kind: 'model'; readonly make: string; readonly model: string }
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'body'; readonly body: Body };

/** First words under `/cars` that are no makes. */
export const LANDING_WORDS = ['in', 'body', 'make', 'makes'] as const;

const ROOT = '/cars';

/** Where a landing page is. The first page has no number in its address. */
export function landingPath(landing: Landing, page = 1): string {
  const path = pathOf(landing);
  return page > 1 ? `${path}?page=${page}` : path;
}

function pathOf(landing: Landing): string {
  switch (landing.kind) {
    case 'all':
      return ROOT;
    case 'make':
      return `${ROOT}/${slugify(landing.make)}`;
    case 'model':
      return `${ROOT}/${slugify(landing.make)}/${slugify(landing.model)}`;
    case 'state':
      return `${ROOT}/in/${landing.state.toLowerCase()}`;
    case 'body':
      return `${ROOT}/body/${landing.body.toLowerCase()}`;
  }
}

/** The body style behind a word of an address, such as `suv`. */
export const bodyOfSlug = (word: string | undefined): Body | null =>
  BODIES.find((body) => body.toLowerCase() === word) ?? null;

/** The state behind two lower-case letters. */
export function stateOfSlug(word: string | undefined): string | null {
  const state = word !== undefined && /^[a-z]{2}$/.test(word) ? findState(word) : null;
  return state?.code ?? null;
}

/** The name whose slug this is; null when none of them is. */
export const nameOfSlug = (word: string | undefined, names: readonly string[]): string | null =>
  names.find((name) => slugify(name) === word && word !== '') ?? null;
