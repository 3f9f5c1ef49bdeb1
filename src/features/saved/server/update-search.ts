import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { updateSavedSearchBody } from '../contracts/saved-searches.ts';
import { nextRun } from '../rules/schedule.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { countFinds, toWatched } from './create-search.ts';
import { findOwnSearch } from './own-search.ts';
import { type SavedSearch, type SearchRow, toSavedSearch } from './search-view.ts';

const { savedSearches } = schema;
type Input = z.output<typeof updateSavedSearchBody>;

function changed(row: SearchRow, { query, name, frequency, paused }: Input, now: Date): SearchRow {
  const next: SearchRow = {
    ...row,
    name: name ?? row.name,
    query: query === undefined ? row.query : toSearchQuery(toWatched(query)),
    frequency: frequency ?? row.frequency,
    paused: paused ?? row.paused,
    updatedAt: now,
  };
  // After a pause, or with other filters, nobody wants to be told of everything that was missed.
  const anew = (row.paused && !next.paused) || next.query !== row.query;
  return {
    ...next,
    ...(anew ? { newsSince: now, readUpTo: now } : {}),
    ...(anew || next.frequency !== row.frequency ? { nextRunAt: nextRun(next.frequency, now) } : {}),
  };
}

/** Changes one's own saved search: name, frequency, filters, pausing and resuming. */
export async function updateSavedSearch({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: Input;
}): Promise<SavedSearch> {
  return ctx.db.transaction(async (tx) => {
    const row = changed(await findOwnSearch({ ctx, db: tx, id, lock: true }), input, ctx.now());
    await tx.update(savedSearches).set(row).where(eq(savedSearches.id, row.id));
    return toSavedSearch(row, await countFinds(tx, row.id));
  });
}
