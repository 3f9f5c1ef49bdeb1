import { and, eq } from 'drizzle-orm';
import type { PublicPartner } from '../rules/partner.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isShown, stockOf } from './list-partners.ts';
import { type PartnerRow, toPublicPartner } from './partner-view.ts';

const { partners, users } = schema;

/** `userId` is for reading its stock; it never leaves the server. */
export type FoundPartner = { readonly userId: string; readonly partner: PublicPartner };

/** A dealership that is shown, by the last word of its address; null when there is none. */
export async function findPartner({ ctx, slug }: { ctx: Ctx; slug: string }): Promise<FoundPartner | null> {
  const [found] = await ctx.db
    .select({ row: partners, stock: stockOf })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(and(eq(partners.slug, slug), isShown));
  return found ? { userId: found.row.userId, partner: toPublicPartner(found.row, found.stock) } : null;
}

/** The signed-in person's own dealership, shown or not; null before it was filled in. */
export async function readOwnPartner({ ctx }: { ctx: Ctx }): Promise<PartnerRow | null> {
  const { userId } = requireMember(ctx);
  const [row] = await ctx.db.select().from(partners).where(eq(partners.userId, userId));
  return row ?? null;
}
