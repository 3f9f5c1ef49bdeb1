import { CAR_MAKES } from '#features/vehicles/rules/data/make-lists.ts';
import { bodyOfSlug, isCleanSlug, isFreeMakeSlug, type Landing, type Named, stateOfSlug } from '../rules/landing.ts';
import { slugify } from '#shared/slug.ts';
import type { IndexablePage } from './indexable-pages.ts';

/** The words of an address below `/cars`. */
export type LandingWords =
  | { readonly kind: 'make'; readonly make: string | undefined }
  | { readonly kind: 'model'; readonly make: string | undefined; readonly model: string | undefined }
  | { readonly kind: 'state'; readonly state: string | undefined }
  | { readonly kind: 'body'; readonly body: string | undefined };

/** What a page of the list is about; null for words that make no clean address. */
export function landingOf(page: IndexablePage): Landing | null {
  const own: Named = { slug: page.slug, label: page.label };
  if (page.kind === 'make') return isFreeMakeSlug(page.slug) ? { kind: 'make', make: own } : null;
  if (page.kind === 'model')
    return page.make && isFreeMakeSlug(page.make.slug) && isCleanSlug(page.slug)
      ? { kind: 'model', make: page.make, model: own }
      : null;
  if (page.kind === 'state') {
    const state = stateOfSlug(page.slug);
    return state ? { kind: 'state', state } : null;
  }
  const body = bodyOfSlug(page.slug);
  return body ? { kind: 'body', body } : null;
}

/**
 * What an address is about. Makes and models have a page while one is for sale; well-known makes, states and bodies
 * always have one, which then says that there is none. Null for words that mean nothing here.
 */
export function findLanding(pages: readonly IndexablePage[], words: LandingWords): Landing | null {
  switch (words.kind) {
    case 'make':
      return makeOf(pages, words.make);
    case 'model': {
      const found = pages.find(
        (page) => page.kind === 'model' && page.make?.slug === words.make && page.slug === words.model,
      );
      return found ? landingOf(found) : null;
    }
    case 'state': {
      const state = stateOfSlug(words.state);
      return state ? { kind: 'state', state } : null;
    }
    case 'body': {
      const body = bodyOfSlug(words.body);
      return body ? { kind: 'body', body } : null;
    }
  }
}

function makeOf(pages: readonly IndexablePage[], slug: string | undefined): Landing | null {
  if (slug === undefined || !isFreeMakeSlug(slug)) return null;
  const found = pages.find((page) => page.kind === 'make' && page.slug === slug);
  if (found) return landingOf(found);
  const known = CAR_MAKES.find((make) => slugify(make) === slug);
  return known ? { kind: 'make', make: { slug, label: known } } : null;
}
