import { and, eq } from 'drizzle-orm';
import type { ReportReason } from '../rules/kinds.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { insertBlock, tellBoth } from './blocks.ts';
import { type ConversationRow, otherOf } from './rows.ts';
import { marksOf } from './shield-message.ts';

const { conversations, messages, reportLog, reports } = schema;

type Input = {
  readonly conversationId: string;
  readonly messageId?: string | undefined;
  readonly reason: ReportReason;
  readonly note: string;
  readonly block: boolean;
};

/**
 * Asks an operator to look at a message, or at the other person. What was said is kept as evidence, in case its writer
 * deletes the account. Reporting the same twice is one report; the other person is not told.
 * @throws missing, refused (`own_message`)
 */
export async function reportConversation({ ctx, input }: { ctx: Ctx; input: Input }): Promise<{ id: string }> {
  const { userId } = requireMember(ctx);
  await ctx.limits.consume('report', userId);
  const [conversation] = await ctx.db.select().from(conversations).where(eq(conversations.id, input.conversationId));
  const other = conversation && otherOf(conversation, userId);
  if (!conversation || !other) throw missing(chats.missing);
  const id = await ctx.db.transaction(async (tx) => {
    const subject = await subjectOf(tx, conversation, userId, other, input.messageId);
    const made = await insertReport(ctx, tx, {
      ...subject,
      ...input,
      aboutId: other,
      listingId: conversation.listingId,
    });
    if (input.block) await insertBlock(tx, { userId, blockedId: other, createdAt: ctx.now() });
    return made;
  });
  if (input.block) await tellBoth(ctx, userId, other);
  return { id };
}

type Subject = {
  readonly subject: 'MESSAGE' | 'PERSON';
  readonly subjectId: string;
  readonly evidence: Readonly<Record<string, unknown>>;
};

async function subjectOf(
  tx: Transaction,
  { id }: ConversationRow,
  userId: string,
  other: string,
  messageId: string | undefined,
): Promise<Subject> {
  if (messageId === undefined) return { subject: 'PERSON', subjectId: other, evidence: {} };
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, id)));
  if (!row) throw missing(chats.noMessage);
  if (row.senderId === userId) throw refused(chats.reportOwn, 'own_message');
  const { kind, content, body, createdAt } = row;
  return {
    subject: 'MESSAGE',
    subjectId: row.id,
    // What the shield said of it then: who reviews the report sees where it was wrong. Nothing learns from reports unseen.
    evidence: { kind, content, body, createdAt: createdAt.toISOString(), marks: marksOf(row) },
  };
}

type Fresh = Subject & Omit<Input, 'block' | 'messageId'> & { readonly aboutId: string; readonly listingId: string };

async function insertReport(ctx: Ctx, tx: Transaction, fresh: Fresh): Promise<string> {
  const { userId: reporterId } = requireMember(ctx);
  const at = ctx.now();
  const { subject, subjectId, evidence, reason, note, aboutId, listingId, conversationId } = fresh;
  const [made] = await tx
    .insert(reports)
    .values({
      id: newId(at),
      subject,
      subjectId,
      evidence,
      reason,
      note,
      aboutId,
      listingId,
      conversationId,
      reporterId,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (made) {
    await tx.insert(reportLog).values({ reportId: made.id, actorId: reporterId, action: 'OPENED', note, at });
    return made.id;
  }
  const [known] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), eq(reports.subject, subject), eq(reports.subjectId, subjectId)));
  if (!known) throw new Error('A report vanished between two statements of one transaction.');
  return known.id;
}
