import { and, eq } from 'drizzle-orm';
import { isQuantity, STORE_LIMITS } from '../../rules/limits.ts';
import { fill } from '#shared/text.ts';
import { storeSays } from '../../words.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { type Base, type Changed, changeCart, type Findings, userError } from './change.ts';
import { fromGid, toGid } from './ids.ts';
import type { CartLine, LoadedCart } from './load-cart.ts';
import { canHave, type LiveVariant } from './variants.ts';

const { storeCartLines } = schema;

export type NewLine = { readonly merchandiseId: string; readonly quantity?: number | null };
export type LineChange = { readonly id: string; readonly quantity?: number | null };
type Path = readonly (string | number)[];

/** Adds pieces; those of a size already in the cart join its line, so that nothing two tabs add is lost. */
export function addLines(base: Base, cartGid: string, lines: readonly NewLine[]): Promise<Changed> {
  return changeCart(base, cartGid, (tx, cart, found) => putLines(base, tx, cart, found, { lines, path: ['lines'] }));
}

type Put = { readonly lines: readonly NewLine[]; readonly path: Path };

/** The same inside a change under way. */
export async function putLines(
  { now }: Pick<Base, 'now'>,
  tx: Transaction,
  cart: LoadedCart,
  found: Findings,
  { lines, path }: Put,
): Promise<void> {
  const held = new Map(cart.lines.map((line) => [line.variant, line.quantity]));
  // Lines put in within one millisecond keep their order.
  let at = Math.max(now().getTime(), (cart.lines.at(-1)?.createdAt.getTime() ?? 0) + 1);
  for (const [index, line] of lines.entries()) {
    const sold = checkLine(line, cart, found, [...path, index]);
    if (!sold) continue;
    const before = held.get(sold.code) ?? 0;
    const quantity = roomFor(sold, before + (line.quantity ?? 1), found, [...path, index, 'quantity']);
    if (quantity === 0 || quantity === before) continue;
    held.set(sold.code, quantity);
    if (held.size > STORE_LIMITS.maxCartLines) {
      const message = fill(storeSays.linesMost, { most: STORE_LIMITS.maxCartLines });
      found.userErrors.push(userError('CART_TOO_LARGE', path, message));
      return;
    }
    const row = { cartId: cart.row.id, variant: sold.code, quantity };
    await tx
      .insert(storeCartLines)
      .values({ ...row, id: newId(now()), addedCents: sold.priceCents, createdAt: new Date(at) })
      .onConflictDoUpdate({ target: [storeCartLines.cartId, storeCartLines.variant], set: { quantity } });
    at += 1;
  }
}

function checkLine({ merchandiseId, quantity }: NewLine, cart: LoadedCart, found: Findings, path: Path) {
  const sold = cart.variants.get(fromGid('ProductVariant', merchandiseId) ?? '');
  if (!sold) found.userErrors.push(userError('INVALID', [...path, 'merchandiseId'], storeSays.noVariant));
  if (!isQuantity(quantity ?? 1)) found.userErrors.push(quantityError(quantity ?? 1, [...path, 'quantity']));
  return found.userErrors.length === 0 ? sold : undefined;
}

function quantityError(quantity: number, path: Path) {
  const most = STORE_LIMITS.maxQuantity;
  return quantity > most
    ? userError('MAXIMUM_EXCEEDED', path, fill(storeSays.quantityMost, { most }))
    : userError('INVALID', path, fill(storeSays.quantity, { most }));
}

/** How many of a size the cart may hold: too many for an order is an error, more than are left is a warning. */
function roomFor(sold: LiveVariant, wanted: number, found: Findings, path: Path): number {
  if (wanted > STORE_LIMITS.maxQuantity) {
    found.userErrors.push(quantityError(wanted, path));
    return 0;
  }
  const n = canHave(sold, wanted);
  if (n === wanted) return n;
  const target = toGid('ProductVariant', sold.code);
  const title = sold.fullTitle;
  found.warnings.push(
    n === 0
      ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: fill(storeSays.soldOut, { title }), target }
      : { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: fill(storeSays.notEnough, { n, title }), target },
  );
  return n;
}

/** Sets quantities; zero removes the line. */
export function updateLines(base: Base, cartGid: string, changes: readonly LineChange[]): Promise<Changed> {
  return changeCart(base, cartGid, async (tx, cart, found) => {
    for (const [at, { id, quantity }] of changes.entries()) {
      const line = findLine(cart, id);
      if (!line) found.userErrors.push(noLine(['lines', at, 'id']));
      else if (quantity === 0) await dropLine(tx, line);
      else if (quantity !== null && quantity !== undefined)
        await setQuantity(tx, line, quantity, found, ['lines', at, 'quantity']);
    }
  });
}

async function setQuantity(tx: Transaction, line: CartLine, quantity: number, found: Findings, path: Path) {
  if (!isQuantity(quantity)) {
    found.userErrors.push(quantityError(quantity, path));
    return;
  }
  const n = roomFor(line.sold, quantity, found, path);
  if (n > 0) await tx.update(storeCartLines).set({ quantity: n }).where(eq(storeCartLines.id, line.id));
}

/** Takes lines out. One that is gone already is an error, as in the interface this speaks. */
export function removeLines(base: Base, cartGid: string, lineGids: readonly string[]): Promise<Changed> {
  return changeCart(base, cartGid, (tx, cart, found) => takeLines(tx, cart, found, lineGids));
}

export async function takeLines(tx: Transaction, cart: LoadedCart, found: Findings, lineGids: readonly string[]) {
  for (const [at, id] of lineGids.entries()) {
    const line = findLine(cart, id);
    if (line) await dropLine(tx, line);
    else found.userErrors.push(noLine(['lineIds', at]));
  }
}

const noLine = (path: Path) => userError('INVALID_MERCHANDISE_LINE', path, storeSays.noLine);

const dropLine = (tx: Transaction, { id, cartId }: CartLine) =>
  tx.delete(storeCartLines).where(and(eq(storeCartLines.id, id), eq(storeCartLines.cartId, cartId)));

function findLine(cart: LoadedCart, gid: string): CartLine | undefined {
  const id = fromGid('CartLine', gid) ?? fromGid('CheckoutLineItem', gid);
  return cart.lines.find((line) => line.id === id);
}
