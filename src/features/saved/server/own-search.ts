import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { alerts } from '../words/alerts.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import type { SearchRow } from './search-view.ts';

const { savedSearches } = schema;

/** The condition of one's own search. Anybody else's is missing, as is a name that is none. */
export function ownSearch(ctx: Ctx, id: string) {
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
