import { and, eq, or } from 'drizzle-orm';
import type { Conversation, Message } from '../contracts/chats.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { AppError, missing, refused } from '#platform/errors.ts';
import { viewConversation } from './conversation-views.ts';
import { findListing, isOpenToTalk, type TalkedListing } from './find-listing.ts';
import { openPair } from './open-pair.ts';
import { sendMessage } from './send-message.ts';
import { readWords } from './words.ts';

const { conversations } = schema;

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

async function open(ctx: Ctx, listing: TalkedListing, buyerId: string, recipientId?: string): Promise<string> {
  const sellerId = requireSeller(listing, buyerId, recipientId);
  await ctx.limits.consume('conversation', buyerId);
  return openPair({ ctx, pair: { listingId: listing.id, buyerId, sellerId } });
}

function requireSeller({ ownerId, status }: TalkedListing, buyerId: string, recipientId?: string): string {
  if (ownerId === buyerId)
    throw recipientId === undefined || recipientId === buyerId
      ? refused(chats.ownListing, 'own_listing')
      : refused(chats.buyersFirst, 'buyers_first');
  if (!isPublic(status)) throw new AppError('gone', chats.closed);
  if (ownerId === null) throw refused(chats.noSeller, 'listing_closed');
  if (recipientId !== undefined && recipientId !== ownerId) throw missing(chats.noPerson);
  if (!isOpenToTalk(status)) throw refused(chats.closed, 'listing_closed');
  return ownerId;
}
