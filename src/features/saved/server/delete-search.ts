import { alerts } from '../words/alerts.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { ownSearch } from './own-search.ts';

/** Deletes one's own saved search, and with it what it has announced. */
export async function deleteSavedSearch({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { savedSearches } = schema;
  const gone = await ctx.db.delete(savedSearches).where(ownSearch(ctx, id)).returning({ id: savedSearches.id });
  if (gone.length === 0) throw missing(alerts.noSuchSearch);
}
