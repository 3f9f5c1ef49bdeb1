import { openEntryStore } from '#platform/offline/entry-store.ts';

/** A picture of a message that was not sent yet, kept in this browser until the server has the message. */
export type StoredPhoto = {
  readonly id: string;
  readonly conversationId: string;
  readonly file: File;
  /** Where its upload goes on; null until the server gave it a place. */
  readonly uploadUrl: string | null;
  readonly addedAt: number;
};

/** They lie beside the queue: a picture is sent when it is picked, its message later. */
export const photoStore = openEntryStore<StoredPhoto>({
  database: 'curbtag-chat',
  store: 'photos',
  keyOf: ({ id }) => id,
});
