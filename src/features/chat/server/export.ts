import { and, asc, eq, gt, or } from 'drizzle-orm';
import { choicesOf } from '../contracts/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { chatBlocks, chatPeople, conversationMembers, conversations, listings, messages, reports } = schema;

/** Messages read at a time, so that years of talk never stand in memory. */
const PAGE = 500;

type Row = Readonly<Record<string, unknown>>;

/** The asking person's conversations for taking along, one after another. The other person is "them", without a name. */
export async function* exportChats({ ctx }: { ctx: Ctx }): AsyncGenerator<Row> {
  const { userId } = requireMember(ctx);
  const found = await ctx.db
    .select({ conversation: conversations, listing: listings.title, own: conversationMembers })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.userId, userId)),
    )
    .where(or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId)))
    .orderBy(asc(conversations.createdAt));
  for (const { conversation, listing, own } of found) {
    const { id, listingId, createdAt } = conversation;
    yield { id, listingId, listing, ...choicesOf(own), createdAt, messages: await messagesOf(ctx, id, userId) };
  }
}

async function messagesOf({ db }: Ctx, id: string, userId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = 0; ; ) {
    const page = await db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, id), gt(messages.seq, after)))
      .orderBy(asc(messages.seq))
      .limit(PAGE);
    for (const { senderId, kind, content, createdAt } of page)
      rows.push({ from: senderId === userId ? 'me' : 'them', kind, content, createdAt });
    after = page.at(-1)?.seq ?? after;
    if (page.length < PAGE) return rows;
  }
}

/** Saved replies, how many people were blocked when, and what was reported. */
export async function exportChatSettings({ ctx }: { ctx: Ctx }): Promise<Row> {
  const { userId } = requireMember(ctx);
  const [person] = await ctx.db.select().from(chatPeople).where(eq(chatPeople.userId, userId));
  const blocked = await ctx.db
    .select({ at: chatBlocks.createdAt })
    .from(chatBlocks)
    .where(eq(chatBlocks.userId, userId));
  const reported = await ctx.db
    .select({ subject: reports.subject, reason: reports.reason, note: reports.note, at: reports.createdAt })
    .from(reports)
    .where(eq(reports.reporterId, userId));
  return { saved_replies: person?.replies ?? [], blocked, reported };
}
