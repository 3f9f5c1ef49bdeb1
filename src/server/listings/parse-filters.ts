import { leadQuery } from '#contracts/leads.ts';
import type { ListFilters } from './list-listings.ts';

/**
 * Filters out of an address that anybody may have typed: what fits its contract is used, the rest is left out, so that
 * a page always answers. Empty values filter nothing.
 */
export function parseFilters(params: URLSearchParams): ListFilters {
  const shape = leadQuery.shape;
  const kept: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const value = params.get(key)?.trim();
    if (value === undefined || value === '') continue;
    const read = schema.safeParse(value.slice(0, 200));
    if (read.success && read.data !== undefined) kept[key] = read.data;
  }
  return leadQuery.parse(kept);
}
