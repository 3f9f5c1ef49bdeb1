import { eq, and } from 'drizzle-orm';
import { z } from 'zod';
import type { updateSavedSearchBody } from '../contracts/saved-searches.ts';
import { nextRun } from '../rules/schedule.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { countFinds, toWatched } from './create-search.ts';
import { type SavedSearch, type SearchRow, toSavedSearch } from './search-view.ts';
import { alerts } from '../words/alerts.ts';
import { requireMember } from '#platform/actor.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';

const { savedSearches } = schema;

/** Deletes one's own saved search, and with it what it has announced. */
export async function deleteSavedSearch({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { savedSearches } = schema;
  const gone = await ctx.db.delete(savedSearches).where(ownSearch(ctx, id)).returning({ id: savedSearches.id });
  if (gone.length === 0) throw missing(alerts.noSuchSearch);
}

/** The condition of one's own search. Anybody else's is missing, as is a name that is none. */
function ownSearch(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx);
  if (!z.uuid().safeParse(id).success) throw missing(alerts.noSuchSearch);
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}

/** One's own search; with `lock`, inside a transaction, nobody changes it until that ends. */
export async function findOwnSearch(call: { ctx: Ctx; db: Executor; id: string; lock?: boolean }): Promise<SearchRow> {
  const found = call.db.select().from(savedSearches).where(ownSearch(call.ctx, call.id)).limit(1);
  const [row] = await (call.lock ? found.for('update') : found);
  if (!row) throw missing(alerts.noSuchSearch);
  return row;
}

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
