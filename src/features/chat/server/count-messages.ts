import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { conversations, messages } = schema;

/** What buyers wrote about a listing: how many messages, of how many people. */
export type MessageCount = { readonly messages: number; readonly people: number };

/** By listing, for the asking person's own listings; those nobody wrote about are not in the map. */
export async function countMessages({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingIds: readonly string[] };
}): Promise<ReadonlyMap<string, MessageCount>> {
  const { userId } = requireMember(ctx);
  if (input.listingIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      listingId: conversations.listingId,
      messages: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct ${conversations.buyerId})::int`,
    })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), ne(messages.senderId, userId)))
    .where(and(eq(conversations.sellerId, userId), inArray(conversations.listingId, [...input.listingIds])))
    .groupBy(conversations.listingId);
  return new Map(rows.map(({ listingId, ...counts }) => [listingId, counts]));
}
