import type { Upload } from '@tus/server';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import { chatUploadMetadataSchema } from '../contract.ts';
import { CHAT } from '#features/chat/rules/kinds.ts';
import { type PhotoFault, photoErrors, photoFaults } from '../words.ts';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import type { PictureColumns } from './store-picture.ts';

const { chatPhotos, conversations } = schema;

/** Photos one person may have uploaded and not sent. */
const MAX_UNSENT = CHAT.photos * 3;

/** What an upload for a message says of itself; null for one of a listing. */
export function chatUpload(metadata: unknown) {
  const read = chatUploadMetadataSchema.safeParse(metadata);
  return read.success ? read.data : null;
}

/** The conversation is the asking person's, and they have not piled up photos. @throws missing, refused */
export async function requireChatRoom({ db, actor }: Ctx, conversationId: string): Promise<void> {
  if (actor.kind !== 'user') throw missing(photoErrors.noListing);
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        or(eq(conversations.buyerId, actor.userId), eq(conversations.sellerId, actor.userId)),
      ),
    );
  if (!found) throw missing(photoErrors.noListing);
  const [unsent] = await db
    .select({ n: count() })
    .from(chatPhotos)
    .where(and(eq(chatPhotos.userId, actor.userId), isNull(chatPhotos.messageId)));
  if ((unsent?.n ?? 0) >= MAX_UNSENT) throw refused(photoFaults.too_many, 'too_many_photos');
}

/** A file has arrived whole: it waits, in preparation, for the message it is sent with. Repeating it changes nothing. */
export async function appendChatPhoto(tx: Transaction, upload: Upload): Promise<void> {
  const metadata = chatUpload(upload.metadata);
  if (!metadata?.uploader) throw missing(photoErrors.noUpload);
  const { conversationId, uploader: userId } = metadata;
  const [open] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!open) throw missing(photoErrors.noUpload);
  await tx.insert(chatPhotos).values({ id: upload.id, conversationId, userId }).onConflictDoNothing();
}

const waiting = (id: string) => and(eq(chatPhotos.id, id), eq(chatPhotos.status, 'PROCESSING'));

export async function isChatPhotoWaiting({ db }: Services, id: string): Promise<boolean> {
  return (await db.select({ id: chatPhotos.id }).from(chatPhotos).where(waiting(id))).length > 0;
}

/** The photo as its uploader's; false for photos of others, of listings, and none. */
export async function ownsChatPhoto({ db, actor }: Ctx, id: string): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const rows = await db
    .select({ id: chatPhotos.id })
    .from(chatPhotos)
    .where(and(eq(chatPhotos.id, id), eq(chatPhotos.userId, actor.userId)));
  return rows.length > 0;
}

/** What became of the picture. Open screens that show it as being prepared read it again. */
export async function settleChatPhoto(
  { db, realtime }: Services,
  id: string,
  outcome: { columns: PictureColumns } | { fault: PhotoFault },
): Promise<boolean> {
  const changed =
    'fault' in outcome
      ? { status: 'FAILED' as const, fault: outcome.fault }
      : { ...outcome.columns, status: 'READY' as const, fault: null };
  const [row] = await db.update(chatPhotos).set(changed).where(waiting(id)).returning();
  if (!row) return false;
  const [pair] = await db.select().from(conversations).where(eq(conversations.id, row.conversationId));
  if (pair && row.messageId !== null)
    realtime.announce([pair.buyerId, pair.sellerId], {
      name: 'conversation:updated',
      payload: { conversationId: row.conversationId },
    });
  return true;
}

/** Takes back a photo that was not sent. One that was belongs to its message. @throws missing */
export async function deleteChatPhoto({ db, actor }: Ctx, id: string): Promise<void> {
  const userId = actor.kind === 'user' ? actor.userId : '';
  const gone = await db
    .delete(chatPhotos)
    .where(and(eq(chatPhotos.id, id), eq(chatPhotos.userId, userId), isNull(chatPhotos.messageId)))
    .returning({ id: chatPhotos.id });
  if (gone.length === 0) throw missing(photoErrors.noPhoto);
}
