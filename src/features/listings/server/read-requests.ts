import { and, desc, isNull, ne } from 'drizzle-orm';
import type { RequestView } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { findOwn, ownedBy } from './access.ts';
import { toRequestView } from './request-view.ts';

const { listings } = schema;

/** One of the actor's own listings, draft or published. */
export async function readRequest({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<RequestView> {
  return toRequestView(await findOwn({ ctx, ref }));
}

/** One of the actor's own listings in a list, or an empty list: asking whether a listing is mine is no error. */
export async function findRequests({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<RequestView[]> {
  try {
    return [await readRequest({ ctx, ref })];
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return [];
    throw error;
  }
}

/** The actor's listings, last touched first; archived ones are left out, and so are the items of sales. */
export async function listRequests({ ctx }: { ctx: Ctx }): Promise<RequestView[]> {
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(and(ownedBy(ctx), ne(listings.status, 'ARCHIVED'), isNull(listings.saleId)))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(200);
  return rows.map(toRequestView);
}
