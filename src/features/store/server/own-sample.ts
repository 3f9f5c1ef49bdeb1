import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings, qrCodes } = schema;

/** A code of one's own that leads to a listing, for the pictures of products. */
export type OwnSample = { readonly uuid: string; readonly title: string };

/** The code last put on one of the person's listings; null for visitors and for people without one. */
export async function findOwnSample({ ctx }: { ctx: Ctx }): Promise<OwnSample | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [found] = await ctx.db
    .select({ uuid: qrCodes.id, title: listings.title })
    .from(qrCodes)
    .innerJoin(listings, eq(listings.id, qrCodes.listingId))
    .where(
      and(
        eq(qrCodes.ownerId, ctx.actor.userId),
        isNotNull(qrCodes.listingId),
        isNull(qrCodes.retiredAt),
        inArray(listings.status, [...UP_STATUSES]),
      ),
    )
    .orderBy(desc(qrCodes.updatedAt))
    .limit(1);
  return found ?? null;
}
