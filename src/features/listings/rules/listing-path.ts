import { CATEGORIES } from './categories.ts';
import type { ListingCategory } from '#shared/enums.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { slugify } from '#shared/slug.ts';

const SEGMENT = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-(.*))?$/is;

export interface ListingPathParts {
  category: ListingCategory;
  /** The listing's UUID. */
  id: string;
  slug: string;
}

/** The folder of a category's pages, without a slash at the end: `/garage/item`. */
export function listingFolder(category: ListingCategory): string {
  return CATEGORIES[category].folder;
}

/** The address of a listing's page. Whatever the slug holds, the path is safe; without one it ends with the id. */
export function listingPath({ category, id, slug }: ListingPathParts): string {
  const words = slugify(slug);
  return `${CATEGORIES[category].folder}/${id.toLowerCase()}${words === '' ? '' : `-${words}`}`;
}

/**
 * Reads one `{id}-{slug}` parameter. A UUID holds hyphens itself, so it is matched whole. The id comes back in lower
 * case, the slug as it stood in the address, to be compared with the current one.
 */
export function parseListingPath(segment: unknown): Result<{ id: string; slug: string }, { code: 'no-id' }> {
  const match = typeof segment === 'string' ? SEGMENT.exec(segment) : null;
  if (!match?.[1]) return fail({ code: 'no-id' });
  return ok({ id: match[1].toLowerCase(), slug: match[2] ?? '' });
}
