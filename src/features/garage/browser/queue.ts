import { atom, computed } from 'nanostores';
import type { EntryState, Queued, Outcome } from '#platform/offline/definition.ts';
import { createPreviews } from '#platform/offline/previews.ts';
import { defineQueue, type Queue } from '#platform/offline/queue.ts';
import { type ItemSale, loadItems } from './on-server.ts';
import { itemWords as words } from './words.ts';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import { laterAfter } from '#platform/offline/trouble.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { requestView } from '#features/listings/contract.ts';
import { startUpload } from '#features/photos/browser/resumable-upload.ts';

type Change = (part: Partial<StoredItem>) => Promise<void>;

/** The item itself, then its picture; what an earlier try has done is not done again. */
async function sendItem(item: StoredItem, change: Change): Promise<Outcome> {
  const { photo } = item;
  let { listingId } = item;
  if (listingId === null) {
    const made = await createItem(item);
    if (typeof made !== 'string') return made;
    listingId = made;
    await change({ listingId });
  }
  return photo ? sendPhoto({ ...item, listingId }, photo, change) : { kind: 'sent' };
}

/** The same key may be sent again and again: there is one item. Gives the id of its listing. */
async function createItem({ key, sale, answers }: StoredItem): Promise<string | Outcome> {
  try {
    const view = await apiFetch({
      method: 'POST',
      path: `/api/requests/self/${sale.id}/items`,
      body: { key, answers },
      contract: requestView,
      sessionKey: sale.sessionKey,
      idempotencyKey: key,
      quiet: true,
    });
    return view.id;
  } catch (error) {
    const again = !isApiError(error) || error.status !== 400;
    return laterAfter(error) ?? { kind: 'refused', message: sentenceOf(error), again };
  }
}

const headers = ({ sale }: StoredItem): Record<string, string> => {
  const { accessToken } = $session.get();
  return {
    ...(sale.sessionKey && { 'X-Session-Key': sale.sessionKey }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };
};

async function sendPhoto(item: StoredItem, photo: File, change: Change): Promise<Outcome> {
  const upload = await startUpload({
    file: photo,
    uploadUrl: item.uploadUrl,
    metadata: { listingId: item.listingId ?? '', filename: photo.name, filetype: photo.type },
    headers: () => headers(item),
    onPlace: (uploadUrl) => void change({ uploadUrl }),
    onProgress: () => {},
    onRetry: () => {},
  });
  const result = await upload.done;
  if (result.ok) return { kind: 'sent' };
  const { trouble } = result;
  return trouble.kind === 'refused'
    ? { kind: 'refused', message: trouble.message, again: false }
    : { kind: 'later', trouble: trouble.kind, retryAfter: trouble.retryAfter };
}

/** An item that the server does not have yet, picture included, as it is stored in this browser. */
type StoredItem = {
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

export type ItemState =
  | { readonly kind: 'waiting' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

/** An item that was entered here: on its way, or arrived while this page was open. */
export type QueuedItem = StoredItem & {
  /** Address of the picture on this device, for this page's lifetime. */
  readonly preview: string | null;
  readonly state: ItemState;
};

export const itemQueue: Queue<StoredItem> = defineQueue<StoredItem>({
  name: 'items',
  database: 'curbtag-items',
  store: 'items',
  keyOf: ({ key }) => key,
  timeOf: ({ addedAt }) => addedAt,
  // Items go in the order in which they were entered, but one that fails holds up no other.
  laneOf: ({ key }) => key,
  atOnce: 1,
  backOff: { firstMs: 1_000, maxMs: 15_000 },
  isReady: ({ sale }) => sale.id !== null,
  send: (item) => sendItem(item, (part) => itemQueue.change(item.key, part)),
  onSettledElsewhere: ({ sale }) => void loadItems(sale),
});

const previews = createPreviews();

function toState(state: EntryState): ItemState {
  if (state.kind !== 'paused') return state;
  return state.trouble === 'signed-out'
    ? { kind: 'failed', message: words.signedOut, again: true }
    : { kind: 'waiting' };
}

const toItem = ({ key, entry, state }: Queued<StoredItem>): QueuedItem => ({
  ...entry,
  preview: entry.photo && previews.of(key, entry.photo),
  state: toState(state),
});

/** Items entered on this device, the last one last. */
export const $queue = computed(itemQueue.$entries, (all): readonly QueuedItem[] => all.map(toItem));
/** False where the browser keeps nothing: then the page must stay open until everything has gone up. */
export const $kept = atom(true);

type Entered = Pick<StoredItem, 'sale' | 'answers' | 'photo'>;

/** Puts an item in line. It is stored before this resolves, where the browser stores anything. */
export async function enqueueItem(entered: Entered): Promise<void> {
  const addedAt = itemQueue.nextTime();
  const item = { ...entered, key: crypto.randomUUID(), addedAt, listingId: null, uploadUrl: null };
  if (!(await itemQueue.add(item))) $kept.set(false);
}

/** Takes an item back that has not gone up. */
export async function dropItem(key: string): Promise<void> {
  previews.revoke(key);
  await itemQueue.remove([key]);
}

/** Whether an item lies on a table of this sale. */
export const isOf = (item: Pick<StoredItem, 'sale'>, sale: ItemSale): boolean =>
  sale.id !== null ? item.sale.id === sale.id : sale.createKey !== null && item.sale.createKey === sale.createKey;
