import { and, eq, isNull, sql } from 'drizzle-orm';
import { chats } from '../words/chats.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';

const { chatPhotos } = schema;

type Attach = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly userId: string;
  readonly ids: readonly string[];
};

/** Gives uploaded photos to the message they are sent with, in its order. Each is sent once, by whoever uploaded it. */
export async function attachPhotos(tx: Transaction, { conversationId, messageId, userId, ids }: Attach): Promise<void> {
  const list = JSON.stringify(ids);
  const rows = await tx
    .select({ id: chatPhotos.id, messageId: chatPhotos.messageId })
    .from(chatPhotos)
    .where(
      and(
        sql`${chatPhotos.id} in (select value::uuid from json_array_elements_text(${list}::text::json))`,
        eq(chatPhotos.conversationId, conversationId),
        eq(chatPhotos.userId, userId),
      ),
    );
  if (rows.length !== new Set(ids).size) throw refused(chats.photosMissing, 'photos_missing');
  if (rows.some((row) => row.messageId !== null)) throw refused(chats.photosSent, 'photos_sent');
  for (const [position, id] of ids.entries())
    await tx
      .update(chatPhotos)
      .set({ messageId, position })
      .where(and(eq(chatPhotos.id, id), isNull(chatPhotos.messageId)));
}
