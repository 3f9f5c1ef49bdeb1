import { atom } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import { type OwnItems, ownItemsSchema } from '../contract.ts';

/** The sale an item belongs to: by its id, or while it has none yet by the key it was begun with. */
export type ItemSale = {
  readonly id: string | null;
  readonly createKey: string | null;
  /** Of a sale that nobody owns yet. */
  readonly sessionKey: string | null;
};

/** What the server has of a sale: entered on another device, or on an earlier visit. */
export const $onServer = atom<OwnItems['items']>([]);

export async function loadItems(sale: ItemSale): Promise<void> {
  if (sale.id === null) return;
  const path = `/api/requests/self/${sale.id}/items`;
  const { items } = await apiFetch({
    method: 'GET',
    path,
    contract: ownItemsSchema,
    sessionKey: sale.sessionKey,
    quiet: true,
  }).catch(() => ({ items: $onServer.get() }));
  $onServer.set(items);
}
