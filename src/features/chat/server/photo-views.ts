import { asc, sql } from 'drizzle-orm';
import type { ChatPhoto } from '../contracts/chats.ts';
import { type PhotoFault, photoFaults } from '#features/photos/words.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { toPublicPhoto } from '#features/photos/server/index.ts';

const { chatPhotos } = schema;
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
