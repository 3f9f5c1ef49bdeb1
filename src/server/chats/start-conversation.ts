import { and, eq, or } from 'drizzle-orm';
import type { Conversation, Message } from '#contracts/chats.ts';
import { isListed, isPublic } from '#domain/listing/status.ts';
import { chats } from '#messages/en/chats.ts';
import { requireMember } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { AppError, missing, refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { viewConversation } from './conversation-views.ts';
import { findListing, type TalkedListing } from './find-listing.ts';
import { sendMessage } from './send-message.ts';
import { readWords } from './words.ts';

const { conversations, conversationMembers } = schema;

type Input = {
  readonly listingId: string;
  readonly recipientId?: string | undefined;
  readonly message: string;
  readonly key?: string | undefined;
};
export type Started = { readonly conversation: Conversation; readonly message: Message; readonly created: boolean };

/**
 * Asks about a listing. Two people have one conversation about it: asking again goes on with that one. Only the
 * listing's seller can be asked, and a seller writes to those who have.
 * @throws missing, gone, refused (`own_listing`, `buyers_first`, `listing_closed`) and what `sendMessage` throws.
 */
export async function startConversation({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Started> {
  const { userId } = requireMember(ctx);
  readWords(input.message);
  const listing = await findListing(ctx.db, input.listingId);
  if (!listing || (!isPublic(listing.status) && !listing.published)) throw missing(chats.missing);
  const found = await findPair(ctx, listing, userId, input.recipientId);
  const id = found ?? (await open(ctx, listing, userId, input.recipientId));
  const { message } = await sendMessage({ ctx, input: { conversationId: id, message: input.message, key: input.key } });
  return { conversation: await viewConversation({ ctx, id }), message, created: found === null };
}

async function findPair(ctx: Ctx, listing: TalkedListing, me: string, them?: string): Promise<string | null> {
  const other = them ?? listing.ownerId;
  if (other === null) return null;
  const asBuyer = and(eq(conversations.buyerId, me), eq(conversations.sellerId, other));
  const asSeller = and(eq(conversations.sellerId, me), eq(conversations.buyerId, other));
  const [row] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.listingId, listing.id), or(asBuyer, asSeller)));
  return row?.id ?? null;
}

/** Two requests at once open one conversation: the second finds what the first made. */
async function open(ctx: Ctx, listing: TalkedListing, buyerId: string, recipientId?: string): Promise<string> {
  const sellerId = requireSeller(listing, buyerId, recipientId);
  await ctx.limits.consume('conversation', buyerId);
  const at = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(conversations)
      .values({ id: newId(at), listingId: listing.id, buyerId, sellerId, lastAt: at, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (made) {
      const sides = [buyerId, sellerId].map((userId) => ({ conversationId: made.id, userId }));
      await tx.insert(conversationMembers).values(sides);
      return made.id;
    }
    const found = await findPair({ ...ctx, db: tx as unknown as Ctx['db'] }, listing, buyerId, sellerId);
    if (!found) throw new Error('A conversation vanished between two statements of one transaction.');
    return found;
  });
}

function requireSeller({ ownerId, status }: TalkedListing, buyerId: string, recipientId?: string): string {
  if (ownerId === buyerId)
    throw recipientId === undefined || recipientId === buyerId
      ? refused(chats.ownListing, 'own_listing')
      : refused(chats.buyersFirst, 'buyers_first');
  if (!isPublic(status)) throw new AppError('gone', chats.closed);
  if (ownerId === null) throw refused(chats.noSeller, 'listing_closed');
  if (recipientId !== undefined && recipientId !== ownerId) throw missing(chats.noPerson);
  if (!isListed(status) && status !== 'PUBLISHED_AND_NOT_LISTED') throw refused(chats.closed, 'listing_closed');
  return ownerId;
}
