import { eq } from 'drizzle-orm';
import { storeSays } from '../../words.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { UserError, Warning } from '../types.ts';
import { fromGid } from './ids.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';

export type Changed = {
  readonly cart: LoadedCart | null;
  readonly userErrors: readonly UserError[];
  readonly warnings: readonly Warning[];
};

/** What one change found. With an error nothing of it is kept. */
export type Findings = { readonly userErrors: UserError[]; readonly warnings: Warning[] };
export type Base = Pick<Services, 'db' | 'now'>;
export type Work = (tx: Transaction, cart: LoadedCart, found: Findings) => Promise<void>;

export const userError = (code: string | null, field: readonly (string | number)[], message: string): UserError => ({
  code,
  field: field.map(String),
  message,
});

/** Undoes the transaction; never leaves this file. */
class Refused extends Error {}

/**
 * Changes a cart that nobody else changes meanwhile. All of it happens or none: with a user error the cart is as before.
 * A cart that became an order is closed, and as if it were not there.
 */
export async function changeCart({ db, now }: Base, cartGid: string, work: Work): Promise<Changed> {
  const id = fromGid('Cart', cartGid);
  const found: Findings = { userErrors: [], warnings: [] };
  const none = { cart: null, userErrors: [userError('INVALID', ['cartId'], storeSays.noCart)], warnings: [] };
  if (id === null) return none;
  try {
    return await db.transaction(async (tx) => {
      const cart = await loadCart(tx, id, { lock: true });
      if (!cart || cart.row.orderId !== null) return none;
      await work(tx, cart, found);
      if (found.userErrors.length > 0) throw new Refused();
      await tx.update(schema.storeCarts).set({ updatedAt: now() }).where(eq(schema.storeCarts.id, id));
      return { cart: await loadCart(tx, id), ...found };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { cart: await loadCart(db, id), userErrors: found.userErrors, warnings: [] };
  }
}
