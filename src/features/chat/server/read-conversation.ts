import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Conversation, Message } from '../contracts/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { viewConversation } from './conversation-views.ts';
import { viewMessages } from './message-views.ts';
import { type OwnPlace, readOwnPlaces } from './meetings/own-places.ts';
import { noteSeen } from './note-seen.ts';
import type { MessageRow } from './rows.ts';

const { messages } = schema;

type Input = {
  readonly id: string;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};
export type ConversationPage = {
  readonly conversation: Conversation;
  readonly messages: Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** What a seller may share with one tap; nothing for buyers. */
  readonly places: OwnPlace[];
};

/**
 * A conversation with a page of its messages, in order: the newest, those behind a place (catching up), or the page
 * before one. Reading marks nothing as read. @throws missing for a conversation of others.
 */
export async function readConversation({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ConversationPage> {
  const conversation = await viewConversation({ ctx, id: input.id });
  const { role, listing } = conversation;
  const [found, places] = await Promise.all([
    readPage(ctx, input),
    role === 'SELLER' ? readOwnPlaces(ctx.db, { listingId: listing.id, sellerId: requireMember(ctx).userId }) : [],
    noteSeen(ctx),
  ]);
  const more = found.length > input.limit;
  const page = found.slice(0, input.limit);
  const forward = input.after !== undefined;
  const rows = forward ? page : page.reverse();
  return {
    conversation,
    messages: await viewMessages({ services: ctx, rows }),
    hasOlder: forward ? (input.after ?? 0) > 0 : more,
    hasNewer: forward ? more : input.before !== undefined && input.before <= conversation.lastSeq,
    places,
  };
}

/** One more than asked for, which tells whether there are more. */
function readPage({ db }: Ctx, { id, after, before, limit }: Input): Promise<MessageRow[]> {
  const inside = eq(messages.conversationId, id);
  const query = db.select().from(messages).$dynamic();
  if (after !== undefined)
    return query
      .where(and(inside, gt(messages.seq, after)))
      .orderBy(asc(messages.seq))
      .limit(limit + 1);
  return query
    .where(and(inside, before === undefined ? undefined : lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .limit(limit + 1);
}
