import { and, eq, inArray } from 'drizzle-orm';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';

import { cancelMeetings } from './meetings/keep-meeting.ts';

const { chatBlocks, chatPeople, chatPhotos, chatQuestions, conversationMembers, messages } = schema;

/**
 * Takes a person out of their conversations: what they wrote is emptied, its place stays, so that the other side's
 * order and unread counts hold. Gives the ids of their photos, whose files go after the commit.
 */
export async function eraseChats(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string[]> {
  const theirs = tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, userId));
  await tx
    .update(messages)
    .set({ kind: 'TEXT', content: '', body: {} })
    .where(and(inArray(messages.conversationId, theirs), eq(messages.senderId, userId)));
  const own = await tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, userId));
  await cancelMeetings(tx, { conversationIds: own.map(({ id }) => id), now, keepsPlace: false });
  const photos = await tx.delete(chatPhotos).where(eq(chatPhotos.userId, userId)).returning({ id: chatPhotos.id });
  await tx.delete(chatPeople).where(eq(chatPeople.userId, userId));
  await tx.delete(chatBlocks).where(eq(chatBlocks.userId, userId));
  await tx.delete(chatQuestions).where(eq(chatQuestions.email, email));
  return photos.map(({ id }) => id);
}
