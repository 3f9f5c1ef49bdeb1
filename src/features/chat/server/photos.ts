import { asc, sql, and, eq, isNull, lt } from 'drizzle-orm';
import type { ChatPhoto } from '../contracts/chats.ts';
import { type PhotoFault, photoFaults } from '#features/photos/words.ts';
import * as schema from '../schema.ts';
import type { Executor, Transaction } from '#platform/db/index.ts';
import { toPublicPhoto, removePhotoFiles } from '#features/photos/server/index.ts';
import { chats } from '../words/chats.ts';
import { refused } from '#platform/errors.ts';
import type { Services } from '#platform/context.ts';

const { chatPhotos } = schema;

const KEPT_MS = 2 * 24 * 3_600_000;

/** For the hourly job: photos that were uploaded for a message and never sent, with their files. */
export async function forgetUnsentPhotos(services: Pick<Services, 'db' | 'config' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(services.now().getTime() - KEPT_MS);
  const gone = await services.db
    .delete(chatPhotos)
    .where(and(isNull(chatPhotos.messageId), lt(chatPhotos.createdAt, before)))
    .returning({ id: chatPhotos.id });
  for (const { id } of gone) await removePhotoFiles({ ctx: services, photoId: id });
}

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

type ChatPhotoRow = typeof chatPhotos.$inferSelect;
export type PhotosOfMessages = ReadonlyMap<string, readonly ChatPhoto[]>;

/** The photos of messages, in the order they were added, by message. */
export async function readChatPhotos(db: Executor, messageIds: readonly string[]): Promise<PhotosOfMessages> {
  if (messageIds.length === 0) return new Map();
  const ids = JSON.stringify(messageIds);
  const rows = await db
    .select()
    .from(chatPhotos)
    .where(sql`${chatPhotos.messageId} in (select value::uuid from json_array_elements_text(${ids}::text::json))`)
    .orderBy(asc(chatPhotos.messageId), asc(chatPhotos.position));
  const found = new Map<string, ChatPhoto[]>();
  for (const row of rows) {
    const before = found.get(row.messageId ?? '') ?? [];
    found.set(row.messageId ?? '', [...before, toChatPhoto(row)]);
  }
  return found;
}

/** A photo as both people see it. Its words are where it stands: nobody describes a snapshot in a conversation. */
function toChatPhoto(row: ChatPhotoRow): ChatPhoto {
  const { id, status, position } = row;
  if (status === 'FAILED') {
    const word = row.fault !== null && row.fault in photoFaults ? (row.fault as PhotoFault) : 'not_a_picture';
    return { id, status: 'FAILED', message: photoFaults[word] };
  }
  if (status !== 'READY') return { id, status: 'PROCESSING' };
  const picture = { ...row, listingId: '', caption: '', shot: null, scene: null };
  const { widths, ...rest } = toPublicPhoto(picture, { title: '', vehicleType: null }, position + 1);
  return { ...rest, shot: null, widths: [...widths], status: 'READY' };
}
