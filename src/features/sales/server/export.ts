import { asc, eq, or } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { conversations, saleEvents } = schema;

/** What was said in the asking person's sales, for taking along. The other person is "them", without a name. */
export async function* exportSales({ ctx }: { ctx: Ctx }): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ event: saleEvents, buyerId: conversations.buyerId, listingId: conversations.listingId })
    .from(saleEvents)
    .innerJoin(conversations, eq(conversations.id, saleEvents.conversationId))
    .where(or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId)))
    .orderBy(asc(saleEvents.conversationId), asc(saleEvents.seq));
  for (const { event, buyerId, listingId } of rows) {
    const mine = (buyerId === userId ? 'BUYER' : 'SELLER') === event.side;
    yield { conversationId: event.conversationId, listingId, by: mine ? 'me' : 'them', act: event.act, at: event.at };
  }
}
