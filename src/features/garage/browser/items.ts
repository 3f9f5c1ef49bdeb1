import { apiFetch } from '#platform/api-client/api.ts';
import { shrinkPicture } from '#features/photos/browser/shrink-picture.ts';
import { requestList } from '#features/listings/contract.ts';
import { type Answers, numberAnswer } from '#shared/answers.ts';
import { checkFields } from '#features/listings/rules/check.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import { type ItemSale, $onServer, knownItems, rememberItems } from './on-server.ts';
import { enqueueItem, $queue, isOf, itemQueue } from './queue.ts';
import { listingTitle, priceAnswer } from '#features/sell/rules/project.ts';
import type { OwnItems } from '../contract.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { $draft, type Draft } from '#features/sell/browser/draft.ts';
import { saveSoon } from '#features/sell/browser/draft-sync.ts';

/** The worker that keeps the page for adding items. Its reach ends at the folder of garage sales. */
const WORKER = '/items-worker.js';
const SCOPE = '/stickers/garage/';

/**
 * Makes this page open again without a signal. Does nothing in browsers without workers, and harm in none: whatever goes
 * wrong, the page works as before while it is open.
 */
async function keepPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
      .map(({ pathname }) => pathname);
    active?.postMessage({ page: location.pathname, parts: [...new Set(parts)] });
  } catch {
    // Private windows and old browsers: the page has to stay open then.
  }
}

/** Sends what waits, and what failed for a reason that may be over. */
export const syncItems = (): Promise<void> => itemQueue.wake();

/**
 * Items of a sale that had no id yet learn it when the draft is saved; when the server's copy was lost and the draft
 * is written anew, they follow it there.
 */
async function followDraft(draft: Draft, before: Draft | undefined): Promise<void> {
  if (draft.flow !== 'garage') return;
  const { id, createKey, sessionKey } = draft;
  const following = itemQueue.$entries.get().map(({ key, entry: { sale } }) => {
    const begun = id !== null && sale.id === null && sale.createKey !== null && sale.createKey === createKey;
    const lost = before?.id != null && sale.id === before.id && id === null && createKey !== null;
    const part = { sale: { id, createKey, sessionKey } };
    if (lost) return itemQueue.change(key, { ...part, listingId: null, uploadUrl: null });
    return begun ? itemQueue.change(key, part) : undefined;
  });
  await Promise.all(following);
}

/** Sends while a page is open: at once, when the network is back, and when the sale itself has been saved. */
export function keepSyncing(): () => void {
  const stopDraft = $draft.listen((draft, before) => {
    const following = followDraft(draft, before);
    if (draft.id !== before?.id) void following.then(syncItems);
  });
  const stopSession = $session.listen(() => void syncItems());
  const online = () => {
    if ($draft.get().flow === 'garage') saveSoon(0);
  };
  window.addEventListener('online', online);
  void itemQueue
    .restore()
    .then(() => followDraft($draft.get(), undefined))
    .then(syncItems);
  void keepPageForOffline();
  return () => {
    stopDraft();
    stopSession();
    window.removeEventListener('online', online);
  };
}

/** What went up from here since the server was asked. */
const sentFrom = (sale: ItemSale): OwnItems['items'] =>
  $queue
    .get()
    .filter((item) => isOf(item, sale) && item.state.kind === 'sent' && item.listingId !== null)
    .map(({ key, listingId, answers, photo }) => ({
      id: listingId ?? '',
      unique_id: '',
      key,
      status: 'DRAFT',
      title: listingTitle(answers),
      price_cents: priceAnswer(answers),
      quantity: numberAnswer(answers, 'quantity') ?? 1,
      path: null,
      photo: photo !== null,
    }));

/** Remembers what went up from here, while this page is open. Returns how to stop. */
export function keepKnown(sale: ItemSale): () => void {
  return $queue.listen(() => {
    if (sale.id === null) return;
    const before = knownItems(sale.id) ?? $onServer.get();
    const fresh = sentFrom(sale).filter(({ key }) => !before.some((known) => known.key === key));
    if (fresh.length > 0) rememberItems(sale.id, [...before, ...fresh]);
  });
}

export { $onServer, type ItemSale, loadItems } from './on-server.ts';
export { $kept, $queue, dropItem, isOf, type QueuedItem } from './queue.ts';

/** What one types about an item. The picture comes beside it. */
export type ItemEntry = {
  readonly itemName: string;
  readonly itemPrice: number | null;
  readonly conditionGrade: string;
  readonly quantity: number;
};

const ASKED = ['itemPrice', 'itemName', 'conditionGrade', 'quantity'].map(fieldById);

/** The first thing that is wrong with an entry, by field; null when it can go in line. */
export const itemFault = (entry: ItemEntry): { field: string; message: string } | null =>
  checkFields(ASKED, entry as Answers)[0] ?? null;

/** Puts an item on a table. It is kept on this device when this resolves, and goes up as soon as it can. */
export async function addItem(sale: ItemSale, entry: ItemEntry, photo: File | null): Promise<void> {
  const { itemName, itemPrice, conditionGrade, quantity } = entry;
  const name = itemName.trim();
  const answers = { itemPrice: itemPrice ?? 0, conditionGrade, quantity, ...(name === '' ? {} : { itemName: name }) };
  await enqueueItem({ sale, answers, photo: photo && (await shrinkPicture(photo)) });
}

export type OpenSale = { readonly id: string; readonly uniqueId: string; readonly title: string };

/** My sales that still take items, last touched first. */
export async function findSales(sessionKey: string | null): Promise<OpenSale[]> {
  const { requests } = await apiFetch({
    method: 'GET',
    path: '/api/requests/self',
    contract: requestList,
    sessionKey,
    quiet: true,
  });
  return requests
    .filter(({ category, status }) => category === 'GARAGE' && status !== 'SOLD')
    .map(({ id, unique_id, title }) => ({ id, uniqueId: unique_id, title }));
}
