import type { PublicListing } from '#features/listings/rules/public.ts';
import type { ListKey, SearchFilters } from './filters.ts';
import type { Sort } from './sort.ts';

/** A listing in a list. Miles are from the ZIP that was asked for; null without one or without a place. */
export type FoundListing = PublicListing & { readonly miles: number | null };

/** A number of matches. Where counting all would take too long it is the least there are: "1,000+". */
export type Total = { readonly count: number; readonly capped: boolean };

/** One choice of a filter and how many would be found with it, all other filters staying as they are. */
export type Facet = {
  /** As it goes into the address. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};

/**
 * The choices of every list filter, most first, those without a match left out unless they are selected. Models are
 * given only when a make is selected. `photos` counts the matches with pictures.
 */
export type Facets = Readonly<Record<ListKey, readonly Facet[]>> & { readonly photos: number };

/** A way out of too few results: the same search, a little wider, and what it finds. */
export type Widening = {
  readonly kind: 'radius' | 'price' | 'mileage' | 'year' | 'date' | 'drop';
  /** What changes, in words: "within 100 miles", "up to $18,000", "without Camry". */
  readonly label: string;
  readonly count: number;
  readonly filters: SearchFilters;
};

export type Pages = {
  /** Null on a page that was reached by its cursor. */
  readonly number: number | null;
  /** The last page, null when it is too far away to be numbered. */
  readonly last: number | null;
  readonly previous: SearchFilters | null;
  readonly next: SearchFilters | null;
  /** Where this page ends: `cursor` of the next one. Null when nothing follows. */
  readonly cursor: string | null;
};

export type SearchResult = {
  readonly listings: readonly FoundListing[];
  readonly total: Total;
  readonly facets: Facets;
  readonly pages: Pages;
  readonly sort: Sort;
  /** The town of the ZIP that was asked for: "Orlando, FL". Null without one, or when nobody knows it. */
  readonly near: string | null;
  /** Nearest first; empty while the search finds something. */
  readonly widenings: readonly Widening[];
  /** A typing error that was mended, and the search that was really run. */
  readonly corrected: { readonly from: string; readonly to: string; readonly filters: SearchFilters } | null;
};
