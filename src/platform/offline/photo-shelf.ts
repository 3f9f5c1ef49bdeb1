import { createStore, del, entries, get, set, update } from 'idb-keyval';

/** A picture of a message that was not sent yet, kept in this browser until the server has the message. */
export type ShelvedPhoto = {
  readonly id: string;
  readonly conversationId: string;
  readonly file: File;
  /** Where its upload goes on; null until the server gave it a place. */
  readonly uploadUrl: string | null;
  readonly addedAt: number;
};

const shelf = () => createStore('curbtag-chat', 'photos');

/** Keeps a picture. Resolves to false when the browser would not: a private window, a full disk. */
export async function shelvePhoto(photo: ShelvedPhoto): Promise<boolean> {
  try {
    await set(photo.id, photo, shelf());
    return true;
  } catch {
    return false;
  }
}

/** Notes where an upload goes on, unless the picture is off the shelf already. */
export async function shelvePhotoPlace(id: string, uploadUrl: string | null): Promise<void> {
  const amend = (old: ShelvedPhoto | undefined) => old && { ...old, uploadUrl };
  await orElse(() => update<ShelvedPhoto | undefined>(id, amend, shelf()), undefined);
}

export const shelvedPhoto = (id: string): Promise<ShelvedPhoto | undefined> =>
  orElse(() => get<ShelvedPhoto>(id, shelf()), undefined);

export const unshelvePhoto = (id: string): Promise<void> => orElse(() => del(id, shelf()), undefined);

export async function shelvedPhotos(): Promise<ShelvedPhoto[]> {
  const all = await orElse(() => entries<string, ShelvedPhoto | undefined>(shelf()), []);
  return all.flatMap(([, photo]) => photo ?? []);
}

/** Browsers without storage throw at once, others reject. */
async function orElse<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
