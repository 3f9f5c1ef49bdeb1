import type { SearchFilters } from './filters.ts';

/** Miles that are offered around a ZIP code. */
export const DISTANCES: readonly number[] = [10, 25, 50, 100, 250, 500];

/** Whether a search says nothing of where, and would begin with what is near if it did. */
export const isAnywhere = ({ q, postcode, bounds, area }: SearchFilters): boolean =>
  [q, postcode, bounds, area].every((said) => said === undefined);

/** Whether a search names a ZIP code and nothing of how far: it only sorts, which is rarely all that is meant. */
export const lacksDistance = ({ postcode, radius_min, radius_max, bounds, area }: SearchFilters): boolean =>
  postcode !== undefined && [radius_min, radius_max, bounds, area].every((said) => said === undefined);
