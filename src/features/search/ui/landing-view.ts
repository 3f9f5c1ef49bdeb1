import type { Body } from '#shared/enums.ts';
import { BODY_LABELS } from '#shared/labels.ts';
import {
  bodyOfSlug,
  isCleanSlug,
  isFreeMakeSlug,
  type Landing,
  landingFilters,
  landingPath,
  stateOfSlug,
} from '../rules/landing.ts';
import { toSearchQuery } from '../rules/query.ts';
import type { SearchResult } from '../rules/result.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { market as words } from '#features/listings/words/market.ts';
import type { CountedLink } from './counted-link.ts';

/** A page worth landing on, as the search lists them. */
export type PageEntry = {
  readonly kind: 'make' | 'model' | 'state' | 'body';
  readonly slug: string;
  readonly label: string;
  readonly make: { readonly slug: string; readonly label: string } | null;
  readonly count: number;
};

/** What a landing page is drawn from. */
export type View = {
  readonly landing: Landing;
  readonly market: {
    readonly count: number;
    readonly prices: { readonly low: number; readonly median: number; readonly high: number } | null;
    readonly byYear: readonly { readonly year: number; readonly count: number; readonly medianCents: number }[];
  };
  readonly result: SearchResult;
  readonly trims: readonly { readonly trim: string; readonly count: number }[];
  readonly pages: readonly PageEntry[];
};

export type LinkGroup = { readonly title: string; readonly links: readonly CountedLink[] };

const byName = (a: CountedLink, b: CountedLink) => a.label.localeCompare(b.label, 'en', { numeric: true });

/** The address of an entry; null where its words make none. */
function entryHref({ kind, slug, make }: PageEntry): string | null {
  if (kind === 'make') return isFreeMakeSlug(slug) ? `/cars/${slug}` : null;
  if (kind === 'model')
    return make && isFreeMakeSlug(make.slug) && isCleanSlug(slug) ? `/cars/${make.slug}/${slug}` : null;
  if (kind === 'state') {
    const state = stateOfSlug(slug);
    return state ? landingPath({ kind: 'state', state }) : null;
  }
  const body = bodyOfSlug(slug);
  return body ? landingPath({ kind: 'body', body }) : null;
}

function entryLabel({ kind, label }: PageEntry): string {
  if (kind === 'state') return stateName(label);
  return kind === 'body' ? (BODY_LABELS[label as Body] ?? label) : label;
}

/** Links to every page of a kind, in the order of the alphabet. */
export function linksTo(pages: readonly PageEntry[], kind: PageEntry['kind'], make?: string): CountedLink[] {
  return pages
    .filter((page) => page.kind === kind && (make === undefined || page.make?.slug === make))
    .flatMap((page) => {
      const href = entryHref(page);
      return href ? [{ href, label: entryLabel(page), count: page.count }] : [];
    })
    .sort(byName);
}

/** A combination that has no page of its own: a search, which no crawler should walk into. */
const narrowed = (landing: Landing, more: Partial<ReturnType<typeof landingFilters>>): string =>
  `/cars?${toSearchQuery({ ...landingFilters(landing), ...more })}`;

function facetLinks(view: View, key: 'make' | 'style' | 'state'): CountedLink[] {
  return view.result.facets[key].map(({ value, label, count }) => ({
    href: narrowed(view.landing, { [key]: [value] }),
    label,
    count,
    nofollow: true,
  }));
}

/** One choice is none. */
const several = (links: CountedLink[]) => (links.length > 1 ? links : []);

/** The ways on from a landing page: narrower ones first, then its neighbours. */
export function linkGroups(view: View): LinkGroup[] {
  const { landing, pages, trims } = view;
  const groups: LinkGroup[] = [];
  if (landing.kind === 'make') groups.push({ title: words.byModel, links: linksTo(pages, 'model', landing.make.slug) });
  if (landing.kind === 'model')
    groups.push(
      {
        title: words.byTrim,
        links: trims.map(({ trim, count }) => ({
          href: narrowed(landing, { q: trim }),
          label: trim,
          count,
          nofollow: true,
        })),
      },
      {
        title: fill(words.othersOfMake, { make: landing.make.label }),
        links: linksTo(pages, 'model', landing.make.slug).filter(({ href }) => href !== landingPath(landing)),
      },
    );
  if (landing.kind === 'state' || landing.kind === 'body')
    groups.push({ title: words.byMake, links: facetLinks(view, 'make').slice(0, 24) });
  if (landing.kind !== 'body') groups.push({ title: words.byBody, links: several(facetLinks(view, 'style')) });
  if (landing.kind !== 'state') groups.push({ title: words.byState, links: facetLinks(view, 'state').slice(0, 18) });
  if (landing.kind === 'state') groups.push({ title: words.allStates, links: linksTo(pages, 'state') });
  if (landing.kind === 'body') groups.push({ title: words.allBodies, links: linksTo(pages, 'body') });
  return groups.filter(({ links }) => links.length > 0);
}
