import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createSavedSearchBody } from '../contracts/saved-searches.ts';
import { nextRun } from '../rules/schedule.ts';
import { suggestName } from '../rules/search-name.ts';
import { firstPage, NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import { parseSearch } from '#features/search/rules/parse.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import { fill } from '#shared/text.ts';
import { alerts } from '../words/alerts.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { type SavedSearch, type SearchRow, toSavedSearch } from './search-view.ts';

const { savedSearches, users } = schema;
const MAX_SEARCHES = 50;

/** The search alone: no page, no order, so that the same search has the same words. */
export function toWatched(query: string): SearchFilters {
  const { filters } = parseSearch(new URLSearchParams(query));
  return { ...firstPage(filters), per_page: NO_FILTERS.per_page, sort_by: undefined };
}

/**
 * Saves a search for the signed-in person. What is for sale already is no news: letters are about what comes later.
 * Saving the same search again gives the one that is there.
 */
export async function createSavedSearch({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof createSavedSearchBody>;
}): Promise<SavedSearch> {
  const { userId } = requireMember(ctx);
  const filters = toWatched(input.query);
  const query = toSearchQuery(filters);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    // Two presses at once are one search: whoever comes second waits here.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [same] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)));
    if (same) return toSavedSearch(same, await countFinds(tx, same.id));
    await requireRoom(tx, userId);
    const row: SearchRow = {
      id: newId(now),
      userId,
      name: input.name ?? suggestName(filters),
      query,
      frequency: input.frequency,
      paused: false,
      createdAt: now,
      updatedAt: now,
      newsSince: now,
      readUpTo: now,
      nextRunAt: nextRun(input.frequency, now),
      lastRunAt: null,
      lastSentAt: null,
    };
    await tx.insert(savedSearches).values(row);
    return toSavedSearch(row, 0);
  });
}

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  if ((row?.n ?? 0) >= MAX_SEARCHES) throw refused(fill(alerts.tooMany, { count: MAX_SEARCHES }), 'too_many_searches');
}

export async function countFinds(tx: Transaction, searchId: string): Promise<number> {
  const finds = schema.savedSearchFinds;
  const [row] = await tx.select({ n: sql<number>`count(*)::int` }).from(finds).where(eq(finds.searchId, searchId));
  return row?.n ?? 0;
}
