import { and, eq, gt, inArray } from 'drizzle-orm';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { offerTalk as words } from '../../words/offers.ts';
import { writeToBuyer } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { RequestRow } from './own-request.ts';

const { conversations, dealerOffers, offerRequests, partners } = schema;

/**
 * The seller's first words to the dealership whose offer was taken, once for each offer. Gives the conversation; null
 * where the vehicle has no public page to talk about, or the dealership nobody who reads.
 */
export async function writeToTaken(ctx: Ctx, request: RequestRow): Promise<string | null> {
  if (request.takenOfferId === null) return null;
  const [taken] = await ctx.db
    .select({ amountCents: dealerOffers.amountCents, buyerId: partners.userId })
    .from(dealerOffers)
    .innerJoin(partners, eq(partners.id, dealerOffers.partnerId))
    .where(eq(dealerOffers.id, request.takenOfferId));
  if (!taken?.buyerId) return null;
  const { title } = request.vehicle;
  const message = fill(words.first, { amount: formatMoney(taken.amountCents), title });
  const key = `offer taken ${request.takenOfferId}`;
  return writeToBuyer({ ctx, input: { listingId: request.listingId, buyerId: taken.buyerId, message, key } });
}

/** The conversations of requests that ended in an agreement, by request. */
export async function readTalks(
  { db }: Pick<Ctx, 'db'>,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: offerRequests.id, conversationId: conversations.id })
    .from(offerRequests)
    .innerJoin(dealerOffers, eq(dealerOffers.id, offerRequests.takenOfferId))
    .innerJoin(partners, eq(partners.id, dealerOffers.partnerId))
    .innerJoin(
      conversations,
      and(
        eq(conversations.listingId, offerRequests.listingId),
        eq(conversations.buyerId, partners.userId),
        eq(conversations.sellerId, offerRequests.userId),
        gt(conversations.lastSeq, 0),
      ),
    )
    .where(inArray(offerRequests.id, [...requestIds]));
  return new Map(rows.map(({ requestId, conversationId }) => [requestId, conversationId]));
}
