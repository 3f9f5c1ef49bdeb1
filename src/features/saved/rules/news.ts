import { comparedCents } from '#features/listings/rules/price.ts';
import type { Standing } from '#features/valuation/rules/limits.ts';
import type { SearchFilters } from '#features/search/rules/filters.ts';

/** One line of a listing's record: it was published, or its price changed. */
export type NewsEvent = {
  readonly kind: 'PUBLISHED' | 'PRICE';
  readonly at: Date;
  /** The price before, in cents. */
  readonly before: number | null;
  /** What that price would be called today, held against the same market; absent where nothing is known of one. */
  readonly standingBefore?: Standing;
};

type Listing = { readonly publishedAt: Date | null; readonly events: readonly NewsEvent[] };
type Watch = {
  readonly filters: Pick<SearchFilters, 'price_max'> & Partial<Pick<SearchFilters, 'deal'>>;
  /** What was published before this has been seen in the results. */
  readonly newsSince: Date;
  /** Events before this were looked at in an earlier run. */
  readonly from: Date;
};

/**
 * Whether a listing that matches is news to a search: it was published after the search was saved, or its price came
 * down into the range since, or to a badge that the search asks for. A listing that was there all along is none, whatever
 * its seller edits.
 */
export function isNews({ filters, newsSince, from }: Watch, { publishedAt, events }: Listing): boolean {
  const fresh = events.filter(({ at }) => at >= from);
  const isNew = publishedAt !== null && publishedAt >= newsSince && fresh.some(({ kind }) => kind === 'PUBLISHED');
  const most = filters.price_max;
  const isCheaper =
    most !== undefined && fresh.some(({ before }) => before !== null && comparedCents(before) > most * 100);
  const steps: readonly string[] = filters.deal ?? [];
  const isBetter =
    steps.length > 0 && fresh.some(({ standingBefore: was }) => was !== undefined && !steps.includes(was));
  return isNew || isCheaper || isBetter;
}
