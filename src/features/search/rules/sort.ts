import type { SearchFilters } from './filters.ts';

export const SORTS = [
  'relevance',
  'newest',
  'nearest',
  'soonest',
  'price_low',
  'price_high',
  'mileage_low',
  'year_new',
  'best_deal',
] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  newest: 'Newest first',
  nearest: 'Nearest first',
  soonest: 'Soonest day first',
  price_low: 'Lowest price',
  price_high: 'Highest price',
  mileage_low: 'Lowest mileage',
  year_new: 'Newest model year',
  best_deal: 'Best deal first',
};

/** One sentence that says how the list is ordered. Nobody pays to stand further up. */
export const SORT_EXPLANATIONS: Readonly<Record<Sort, string>> = {
  relevance: 'Matches in the title come first, then in the description. Within each, the newest come first.',
  newest: 'The newest listings come first.',
  nearest: 'The nearest listings come first, measured in a straight line from your ZIP code.',
  soonest: 'The soonest opening comes first. Listings without a date come last.',
  price_low: 'The lowest price comes first. Listings without a price come last.',
  price_high: 'The highest price comes first. Listings without a price come last.',
  mileage_low: 'The lowest mileage comes first. Listings without mileage come last.',
  year_new: 'The newest model year comes first. Listings without a year come last.',
  best_deal: 'The price furthest below market comes first. Listings without a rating come last.',
};

type Asked = Pick<SearchFilters, 'q' | 'postcode' | 'date_min' | 'date_max' | 'sort_by'>;

/** Words ask for the best match, a ZIP code for what is near, days for what opens first, nothing for what is new. */
export function defaultSort({ q, postcode, date_min, date_max }: Asked): Sort {
  if (q) return 'relevance';
  if (postcode) return 'nearest';
  return date_min || date_max ? 'soonest' : 'newest';
}

/** The orders that make sense now, the default first. */
export function sortsFor(filters: Asked): Sort[] {
  const first = defaultSort(filters);
  const possible = SORTS.filter(
    (sort) => sort !== first && (sort !== 'relevance' || filters.q) && (sort !== 'nearest' || filters.postcode),
  );
  return [first, ...possible];
}

/** The order in force. One that lacks what it needs (nearest to nothing) falls back to the default. */
export function sortOf(filters: Asked): Sort {
  const { sort_by } = filters;
  return sort_by && sortsFor(filters).includes(sort_by) ? sort_by : defaultSort(filters);
}
