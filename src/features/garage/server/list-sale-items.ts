import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readListings } from '#features/listings/server/index.ts';

const { listings } = schema;
type Call = { readonly ctx: Pick<Ctx, 'db' | 'now'>; readonly saleId: string };

/** Enough to see that things go, and no second page of what cannot be had. */
const MAX_SOLD = 24;

/** What still lies on the tables of a sale, in the order it was put there. */
export async function listSaleItems({ ctx, saleId }: Call): Promise<PublicListing[]> {
  const rows = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.saleId, saleId), inArray(listings.status, [...UP_STATUSES])))
    .orderBy(asc(listings.createdAt), asc(listings.id));
  return inOrder(ctx, rows);
}

/** What went from the tables of a sale, the last one first, so that nobody drives there for it. */
export async function listSoldItems({ ctx, saleId }: Call): Promise<PublicListing[]> {
  const rows = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.saleId, saleId), eq(listings.status, 'SOLD')))
    .orderBy(desc(listings.soldAt), asc(listings.id))
    .limit(MAX_SOLD);
  return inOrder(ctx, rows);
}

async function inOrder(ctx: Call['ctx'], rows: readonly { id: string }[]): Promise<PublicListing[]> {
  const found = await readListings({ ctx, ids: rows.map(({ id }) => id) });
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}
