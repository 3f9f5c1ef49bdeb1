import { and, count, eq, inArray } from 'drizzle-orm';
import type { PublicListing } from '../rules/public.ts';
import { LISTED_STATUSES } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { readShown } from './read-shown.ts';

const { listings } = schema;

type Input = { readonly sellerId: string; readonly limit: number; readonly offset?: number };

/** What one seller has for sale, newest first, and how much that is. */
export async function listSellerStock({
  ctx,
  input: { sellerId, limit, offset = 0 },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ listings: PublicListing[]; total: number }> {
  const where = and(eq(listings.ownerId, sellerId), inArray(listings.status, [...LISTED_STATUSES]));
  const [all] = await ctx.db.select({ n: count() }).from(listings).where(where);
  return { listings: await readShown({ ctx, where, limit, offset }), total: all?.n ?? 0 };
}
