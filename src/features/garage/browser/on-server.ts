import { atom } from 'nanostores';
import { z } from 'zod';
import { apiFetch } from '#platform/api-client/api.ts';
import { persistedSlice } from '#platform/browser/persist.ts';
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

/** The same as of the last visit that had a signal: a page that opens without one still shows the items of the sale. */
const $known = persistedSlice<Record<string, OwnItems['items']>>(
  'sale-items',
  z.record(z.string(), ownItemsSchema.shape.items),
  {},
);
/** Sales that are remembered. */
const MAX_KNOWN = 5;

export const knownItems = (saleId: string): OwnItems['items'] | undefined => $known.get()[saleId];

export function rememberItems(saleId: string, found: OwnItems['items']): void {
  const { [saleId]: _, ...others } = $known.get();
  $known.set(Object.fromEntries([...Object.entries(others).slice(1 - MAX_KNOWN), [saleId, found]]));
}

export async function loadItems(sale: ItemSale): Promise<void> {
  if (sale.id === null) return;
  const { id, sessionKey } = sale;
  const path = `/api/requests/self/${id}/items`;
  try {
    const found = await apiFetch({ method: 'GET', path, contract: ownItemsSchema, sessionKey, quiet: true });
    rememberItems(id, found.items);
    $onServer.set(found.items);
  } catch {
    $onServer.set(knownItems(id) ?? $onServer.get());
  }
}
