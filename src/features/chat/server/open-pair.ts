import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { newId } from '#platform/ids.ts';

const { conversations, conversationMembers } = schema;

type Pair = { readonly listingId: string; readonly buyerId: string; readonly sellerId: string };

/** The conversation of two people about a listing, made when it is not there. Two requests at once open one. */
export async function openPair({ ctx, pair }: { ctx: Pick<Ctx, 'db' | 'now'>; pair: Pair }): Promise<string> {
  const { listingId, buyerId, sellerId } = pair;
  const at = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(conversations)
      .values({ id: newId(at), ...pair, lastAt: at, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (made) {
      const sides = [buyerId, sellerId].map((userId) => ({ conversationId: made.id, userId }));
      await tx.insert(conversationMembers).values(sides);
      return made.id;
    }
    const [found] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.listingId, listingId),
          eq(conversations.buyerId, buyerId),
          eq(conversations.sellerId, sellerId),
        ),
      );
    if (!found) throw new Error('A conversation vanished between two statements of one transaction.');
    return found.id;
  });
}
