import { count, desc, eq } from 'drizzle-orm';
import type { AlertFrequency } from '../rules/schedule.ts';
import { searchPath, searchWords } from '../rules/search-name.ts';
import type { SearchFilters } from '#features/search/rules/filters.ts';
import { parseSearch } from '#features/search/rules/parse.ts';
import * as schema from '../schema.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';

const { savedSearches, savedSearchFinds } = schema;

/** The signed-in person's saved searches, the latest first. */
export async function listSavedSearches({ ctx }: { ctx: Ctx }): Promise<SavedSearch[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ row: savedSearches, found: count(savedSearchFinds.listingId) })
    .from(savedSearches)
    .leftJoin(savedSearchFinds, eq(savedSearchFinds.searchId, savedSearches.id))
    .where(eq(savedSearches.userId, userId))
    .groupBy(savedSearches.id)
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return rows.map(({ row, found }) => toSavedSearch(row, found));
}

export type SearchRow = typeof schema.savedSearches.$inferSelect;

/** A saved search as its person sees it. `nextRunAt` is null while it is paused. */
export type SavedSearch = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly path: string;
  readonly words: readonly string[];
  readonly frequency: AlertFrequency;
  readonly paused: boolean;
  readonly createdAt: Date;
  readonly lastRunAt: Date | null;
  readonly lastSentAt: Date | null;
  readonly nextRunAt: Date | null;
  /** Listings announced so far. */
  readonly found: number;
};

/** What is stored was written by `toSearchQuery`; read again, so that a filter that has ended since is left out. */
export const filtersOf = ({ query }: Pick<SearchRow, 'query'>): SearchFilters =>
  parseSearch(new URLSearchParams(query)).filters;

export function toSavedSearch(row: SearchRow, found: number): SavedSearch {
  const filters = filtersOf(row);
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    path: searchPath(filters),
    words: searchWords(filters),
    frequency: row.frequency,
    paused: row.paused,
    createdAt: row.createdAt,
    lastRunAt: row.lastRunAt,
    lastSentAt: row.lastSentAt,
    nextRunAt: row.paused ? null : row.nextRunAt,
    found,
  };
}
