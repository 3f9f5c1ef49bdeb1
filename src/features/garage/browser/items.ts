import { apiFetch } from '#platform/api-client/api.ts';
import { shrinkPicture } from '#features/photos/browser/shrink-picture.ts';
import { requestList } from '#features/listings/contract.ts';
import type { Answers } from '#features/listings/rules/answers.ts';
import { checkFields } from '#features/listings/rules/check.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import type { ItemSale } from './on-server.ts';
import { enqueueItem } from './queue.ts';

export { keepKnown } from './known-items.ts';
export { $onServer, type ItemSale, loadItems } from './on-server.ts';
export { $kept, $queue, dropItem, isOf, type QueuedItem } from './queue.ts';
export { keepSyncing, syncItems } from './sync.ts';

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
