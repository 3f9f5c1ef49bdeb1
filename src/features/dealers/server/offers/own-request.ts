import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerErrors as words } from '../../words/offers.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { offerInvitations, offerRequests } from '../../offers-schema.ts';
import type { partners } from '../../schema.ts';
import type { Executor, Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import { readOwnPartner } from '../index.ts';

export type RequestRow = typeof offerRequests.$inferSelect;
export type PartnerRow = typeof partners.$inferSelect;

export const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** The seller's own request; anybody else's is missing. */
export async function findOwnRequest(ctx: Ctx, id: string): Promise<RequestRow> {
  const { userId } = requireMember(ctx);
  if (!isId(id)) throw missing(words.missing);
  const [row] = await ctx.db
    .select()
    .from(offerRequests)
    .where(and(eq(offerRequests.id, id), eq(offerRequests.userId, userId)));
  if (!row) throw missing(words.missing);
  return row;
}

/** The request locked until the transaction ends, so that taking, offering and closing follow one another. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(offerRequests).where(eq(offerRequests.id, id)).for('update');
  if (!row) throw missing(words.missing);
  return row;
}

export function requireOpen({ status }: Pick<RequestRow, 'status'>): void {
  if (status !== 'OPEN') throw refused(words.notOpen, 'request_not_open');
}

/** The signed-in dealership, shown in the directory: only such a one is asked. */
export async function requireDealership(ctx: Ctx): Promise<PartnerRow> {
  const partner = await readOwnPartner({ ctx });
  if (partner?.status !== 'ACTIVE') throw missing(words.notDealer);
  return partner;
}

/** That the seller ticked this dealership; a request that did not come to it is missing. */
export async function requireInvited(db: Executor, requestId: string, partnerId: string): Promise<void> {
  if (!isId(requestId)) throw missing(words.missing);
  const [row] = await db
    .select({ partnerId: offerInvitations.partnerId })
    .from(offerInvitations)
    .where(and(eq(offerInvitations.requestId, requestId), eq(offerInvitations.partnerId, partnerId)));
  if (!row) throw missing(words.missing);
}
