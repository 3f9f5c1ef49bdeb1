import { and, eq } from 'drizzle-orm';
import type { PublicPartner } from '../rules/partner.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isShown, stockOf } from './list-partners.ts';
import { toPublicPartner } from './partner-view.ts';

const { listings, partners, stockItems, users } = schema;

/** The lot that a listing stands on; `userId` names what its page depends on and never leaves the server. */
export type Lot = { readonly partner: PublicPartner; readonly stockNumber: string | null; readonly userId: string };

/** The dealership behind a listing with its stock number; null when it is nobody's who is shown. */
export async function readLot({ ctx, listingId }: { ctx: Pick<Ctx, 'db'>; listingId: string }): Promise<Lot | null> {
  const [found] = await ctx.db
    .select({ row: partners, stock: stockOf, stockNumber: stockItems.stockNumber })
    .from(listings)
    .innerJoin(partners, eq(partners.userId, listings.ownerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(and(eq(listings.id, listingId), isShown));
  if (!found) return null;
  const { row, stock, stockNumber } = found;
  return { partner: toPublicPartner(row, stock), stockNumber, userId: row.userId };
}
