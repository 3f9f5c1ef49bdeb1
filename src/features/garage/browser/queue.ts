import { atom } from 'nanostores';
import {
  amendItem,
  type ItemSale,
  type ShelvedItem,
  shelvedItems,
  shelveItem,
  unshelveItem,
} from '#platform/offline/item-shelf.ts';
import { $draft } from '#features/sell/browser/draft.ts';

export type ItemState =
  | { readonly kind: 'waiting' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

/** An item that was entered here: on its way, or arrived while this page was open. */
export type QueuedItem = ShelvedItem & {
  /** Address of the picture on this device, for this page's lifetime. */
  readonly preview: string | null;
  readonly state: ItemState;
};

/** Items entered on this device, the last one last. */
export const $queue = atom<readonly QueuedItem[]>([]);
/** False where the browser keeps nothing: then the page must stay open until everything has gone up. */
export const $kept = atom(true);

export const findItem = (key: string): QueuedItem | undefined => $queue.get().find((item) => item.key === key);

/** Changes an item on the screen and on the shelf. */
export async function changeItem(key: string, part: Partial<QueuedItem>): Promise<void> {
  $queue.set($queue.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
  const { preview: _, state: __, ...kept } = part;
  if (Object.keys(kept).length > 0) await amendItem(key, kept);
}

const toQueued = (item: ShelvedItem): QueuedItem => ({
  ...item,
  preview: item.photo ? URL.createObjectURL(item.photo) : null,
  state: { kind: 'waiting' },
});

let restoring: Promise<void> | null = null;

/** Takes up what an earlier visit left on the shelf. Once per page. */
export function restoreQueue(): Promise<void> {
  restoring ??= (async () => {
    const left = await shelvedItems();
    const known = new Set($queue.get().map(({ key }) => key));
    $queue.set([...left.filter(({ key }) => !known.has(key)).map(toQueued), ...$queue.get()]);
  })();
  return restoring;
}

type Entered = Pick<ShelvedItem, 'sale' | 'answers' | 'photo'>;

/** Puts an item in line. It is on the shelf before this resolves. */
export async function enqueueItem(entered: Entered): Promise<QueuedItem> {
  const item = toQueued({
    ...entered,
    key: crypto.randomUUID(),
    addedAt: Date.now(),
    listingId: null,
    uploadUrl: null,
  });
  $queue.set([...$queue.get(), item]);
  const { preview: _, state: __, ...kept } = item;
  if (!(await shelveItem(kept))) $kept.set(false);
  return item;
}

/** The server has it, picture and all. It stays on the screen until the page is left. */
export async function markSent(key: string): Promise<void> {
  $queue.set($queue.get().map((item) => (item.key === key ? { ...item, state: { kind: 'sent' as const } } : item)));
  await unshelveItem(key);
}

/** Takes an item back that has not gone up. */
export async function dropItem(key: string): Promise<void> {
  const item = findItem(key);
  if (item?.preview) URL.revokeObjectURL(item.preview);
  $queue.set($queue.get().filter((other) => other.key !== key));
  await unshelveItem(key);
}

/** Whether an item lies on a table of this sale. */
export const isOf = (item: Pick<ShelvedItem, 'sale'>, sale: ItemSale): boolean =>
  sale.id !== null ? item.sale.id === sale.id : sale.createKey !== null && item.sale.createKey === sale.createKey;

/**
 * Items of a sale that had no id yet learn it when the draft is saved; when the server's copy was lost and the draft
 * is written anew, they follow it there.
 */
export function followDraft(): () => void {
  return $draft.subscribe((draft, before) => {
    if (draft.flow !== 'garage') return;
    for (const item of $queue.get()) {
      const begun = item.sale.id === null && item.sale.createKey !== null && item.sale.createKey === draft.createKey;
      const lost = before?.id != null && item.sale.id === before.id && draft.id === null && draft.createKey !== null;
      const sale = { id: draft.id, createKey: draft.createKey, sessionKey: draft.sessionKey };
      if ((begun && draft.id !== null) || lost)
        void changeItem(item.key, { sale, ...(lost ? { listingId: null, uploadUrl: null } : {}) });
    }
  });
}
