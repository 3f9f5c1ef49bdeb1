import { BODIES, type Body } from '#shared/enums.ts';
import { BODY_LABELS } from '#shared/labels.ts';
import { findState } from '#shared/us-states.ts';
import { NO_FILTERS, type SearchFilters } from './filters.ts';

/** A word of an address and how people write it: `land-rover`, `Land Rover`. */
export type Named = { readonly slug: string; readonly label: string };

/**
 * The pages that search engines and people land on. Every address is built from words that are for sale, so that there
 * is one address for one thing and no endless combinations.
 */
export type Landing =
  | { readonly kind: 'make'; readonly make: Named }
  | { readonly kind: 'model'; readonly make: Named; readonly model: Named }
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'body'; readonly body: Body };

/** First words under `/cars` that are no makes. */
const LANDING_WORDS = ['in', 'body', 'make', 'makes', 'type'] as const;

const ROOT = '/cars';

/** Where a landing page is. The first page has no number in its address. */
export function landingPath(landing: Landing, page = 1): string {
  const path = pathOf(landing);
  return page > 1 ? `${path}?page=${page}` : path;
}

function pathOf(landing: Landing): string {
  switch (landing.kind) {
    case 'make':
      return `${ROOT}/${landing.make.slug}`;
    case 'model':
      return `${ROOT}/${landing.make.slug}/${landing.model.slug}`;
    case 'state':
      return `${ROOT}/in/${landing.state.toLowerCase()}`;
    case 'body':
      return `${ROOT}/body/${landing.body.toLowerCase()}`;
  }
}

/** What a landing page is about, as a search. */
export function landingFilters(landing: Landing): SearchFilters {
  switch (landing.kind) {
    case 'make':
      return { ...NO_FILTERS, make: [landing.make.label] };
    case 'model':
      return { ...NO_FILTERS, make: [landing.make.label], model: [landing.model.label] };
    case 'state':
      return { ...NO_FILTERS, state: [landing.state] };
    case 'body':
      return { ...NO_FILTERS, style: [landing.body] };
  }
}

/** The body style behind a word of an address, such as `suv`. "Other" is no style that anybody looks for. */
export const bodyOfSlug = (word: string | undefined): Body | null =>
  BODIES.find((body) => body !== 'OTHER' && body.toLowerCase() === word) ?? null;

/** The state behind two lower-case letters. */
export function stateOfSlug(word: string | undefined): string | null {
  const state = word !== undefined && /^[a-z]{2}$/.test(word) ? findState(word) : null;
  return state?.code ?? null;
}

/** Words that make a clean address. */
export const isCleanSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

const PLURALS: Readonly<Partial<Record<Body, string>>> = { COUPE: 'coupes', SUV: 'SUVs', OTHER: 'vehicles' };

/** Several of a body: `SUVs`, `sedans`, `hatchbacks`. */
export const bodiesLabel = (body: Body): string => PLURALS[body] ?? `${BODY_LABELS[body].toLowerCase()}s`;

/** Makes that took the name of a word of ours would be unreachable; they have no landing page. */
export const isFreeMakeSlug = (slug: string): boolean =>
  isCleanSlug(slug) && !LANDING_WORDS.some((word) => word === slug);

/** The page that was asked for; null when the address is not the one it has: `?page=2` and nothing else. */
export function readLandingPage(url: URL): number | null {
  if (url.search === '') return 1;
  const match = /^\?page=([1-9]\d{0,5})$/.exec(url.search);
  const page = Number(match?.[1] ?? 0);
  return page > 1 ? page : null;
}
