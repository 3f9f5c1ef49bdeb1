import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SetupFacts } from '../rules/setup.ts';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings, partners, qrCodes, storeOrders, users } = schema;

/** How far the signed-in person's dealership is; null for whoever is no dealer. */
export async function readSetup({ ctx }: { ctx: Ctx }): Promise<SetupFacts | null> {
  const { userId } = requireMember(ctx);
  const { db } = ctx;
  const [user] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  if (user?.type !== 'DEALERSHIP') return null;
  const [profile, stock, codes, orders] = await Promise.all([
    db.$count(partners, eq(partners.userId, userId)),
    db
      .select({ status: listings.status, n: sql<number>`count(*)::int` })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isNull(listings.saleId)))
      .groupBy(listings.status),
    db.$count(qrCodes, and(eq(qrCodes.ownerId, userId), isNull(qrCodes.retiredAt))),
    db.$count(storeOrders, and(eq(storeOrders.userId, userId), ne(storeOrders.status, 'CANCELLED'))),
  ]);
  const count = (statuses: readonly string[]) =>
    stock.reduce((sum, { status, n }) => sum + (statuses.includes(status) ? n : 0), 0);
  return { hasProfile: profile > 0, live: count(UP_STATUSES), drafts: count(['DRAFT']), codes, orders };
}
