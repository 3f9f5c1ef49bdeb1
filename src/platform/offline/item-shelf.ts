import { createStore, del, entries, set, update } from 'idb-keyval';

/**
 * Garage items that the server does not have yet, pictures included, kept in this browser until it does: no signal, a
 * closed tab or a dead battery loses none of them. Where the browser refuses to keep anything, they live in memory.
 */
export type ShelvedItem = {
  /** Names the item for ever: what is sent twice under one key is there once. */
  readonly key: string;
  readonly sale: ItemSale;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly photo: File | null;
  readonly addedAt: number;
  /** The server's item; null until it answered. */
  readonly listingId: string | null;
  /** Where the picture's upload goes on. */
  readonly uploadUrl: string | null;
};

/** The sale an item belongs to: by its id, or while it has none yet by the key it was begun with. */
export type ItemSale = {
  readonly id: string | null;
  readonly createKey: string | null;
  /** Of a sale that nobody owns yet. */
  readonly sessionKey: string | null;
};

const shelf = () => createStore('curbtag-items', 'items');

/** Keeps an item, or replaces what is known of it. Resolves to false when the browser would not. */
export async function shelveItem(item: ShelvedItem): Promise<boolean> {
  try {
    await set(item.key, item, shelf());
    return true;
  } catch {
    return false;
  }
}

/** Changes what is kept of an item, unless it is off the shelf already: then it must not come back. */
export async function amendItem(key: string, part: Partial<ShelvedItem>): Promise<void> {
  await update<ShelvedItem | undefined>(key, (old) => old && { ...old, ...part }, shelf()).catch(() => undefined);
}

export const unshelveItem = (key: string): Promise<void> => del(key, shelf()).catch(() => undefined);

/** Everything on the shelf, in the order it was entered. */
export async function shelvedItems(): Promise<ShelvedItem[]> {
  const all = await entries<string, ShelvedItem | undefined>(shelf()).catch(() => []);
  return all.flatMap(([, item]) => item ?? []).sort((a, b) => a.addedAt - b.addedAt);
}
