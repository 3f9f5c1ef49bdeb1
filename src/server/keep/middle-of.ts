import type { Point } from '#domain/geo.ts';
import type { SearchFilters } from '#domain/search/filters.ts';
import { findZip } from '../geo/index.ts';

/** Where the ZIP code of a search is; null without one, and for one that nobody knows. */
export function middleOf({ postcode }: Pick<SearchFilters, 'postcode'>): Point | null {
  const place = postcode ? findZip(postcode) : null;
  if (!place || place.latitude === null || place.longitude === null) return null;
  return { lat: place.latitude, lng: place.longitude };
}
