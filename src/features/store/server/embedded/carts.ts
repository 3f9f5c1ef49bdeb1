import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readDiscountCode } from '../../rules/discounts.ts';
import { STORE_LIMITS } from '../../rules/limits.ts';
import { fill } from '#shared/text.ts';
import { storeSays } from '../../words.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { type Base, type Changed, changeCart, type Findings, userError } from './change.ts';
import { discountSentence } from './discount-words.ts';
import { fromGid, toGid } from './ids.ts';
import { type NewLine, putLines } from './lines.ts';
import type { Attribute } from '../types.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';

const { storeCarts } = schema;

export type CartInput = {
  readonly lines?: readonly NewLine[] | null;
  readonly discountCodes?: readonly string[] | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly note?: string | null;
};

/** 160 bits: whoever knows the id holds the cart. */
const newCartId = () => randomBytes(20).toString('base64url');
const MAX_ATTRIBUTES = 20;
const MAX_LENGTH = 500;

/** Makes a cart, with what goes into it at once. With an error there is no cart. */
export async function createCart(base: Base, input: CartInput): Promise<Changed> {
  const id = newCartId();
  const at = base.now();
  await base.db.insert(storeCarts).values({ id, createdAt: at, updatedAt: at });
  const changed = await changeCart(base, toGid('Cart', id), async (tx, cart, found) => {
    await putLines(base, tx, cart, found, { lines: input.lines ?? [], path: ['input', 'lines'] });
    if (input.attributes) await writeAttributes(tx, cart, found, input.attributes);
    if (input.discountCodes) await writeCodes(tx, cart, found, input.discountCodes);
    if (input.note)
      await tx
        .update(storeCarts)
        .set({ note: input.note.slice(0, MAX_LENGTH) })
        .where(eq(storeCarts.id, id));
  });
  if (changed.userErrors.length === 0) return changed;
  await base.db.delete(storeCarts).where(eq(storeCarts.id, id));
  return { ...changed, cart: null };
}

/** The cart behind a global id; null when it is unknown, or has become an order. */
export async function findCart({ db }: Pick<Base, 'db'>, gid: string): Promise<LoadedCart | null> {
  const id = fromGid('Cart', gid);
  const cart = id === null ? null : await loadCart(db, id);
  return cart?.row.orderId === null ? cart : null;
}

/** Replaces the discount codes. Codes that take nothing off stay, marked, with a warning that says why. */
export function setDiscountCodes(base: Base, cartGid: string, codes: readonly string[]): Promise<Changed> {
  return changeCart(base, cartGid, (tx, cart, found) => writeCodes(tx, cart, found, codes));
}

async function writeCodes(tx: Transaction, { row }: LoadedCart, found: Findings, given: readonly string[]) {
  const discountCodes = [...new Set(given.map(readDiscountCode))].filter((code) => code !== '');
  if (discountCodes.length > STORE_LIMITS.maxDiscountCodes) {
    const message = fill(storeSays.codeTooMany, { most: STORE_LIMITS.maxDiscountCodes });
    found.userErrors.push(userError('INVALID', ['discountCodes'], message));
    return;
  }
  const kept = discountCodes.map((code) => code.slice(0, STORE_LIMITS.maxDiscountLength));
  await tx.update(storeCarts).set({ discountCodes: kept }).where(eq(storeCarts.id, row.id));
  const cart = await loadCart(tx, row.id);
  for (const { code, why } of cart?.price.codes ?? [])
    if (why !== null)
      found.warnings.push({
        code: why,
        message: discountSentence(code, why, cart?.lines ?? []),
        target: toGid('Cart', row.id),
      });
}

/** Replaces what the storefront keeps with the cart. */
export function setAttributes(base: Base, cartGid: string, attributes: readonly Attribute[]): Promise<Changed> {
  return changeCart(base, cartGid, (tx, cart, found) => writeAttributes(tx, cart, found, attributes));
}

async function writeAttributes(tx: Transaction, { row }: LoadedCart, found: Findings, given: readonly Attribute[]) {
  const isTooMuch =
    given.length > MAX_ATTRIBUTES ||
    given.some(({ key, value }) => key.length > MAX_LENGTH || value.length > MAX_LENGTH);
  if (isTooMuch) {
    found.userErrors.push(userError('INVALID', ['attributes'], storeSays.badDocument));
    return;
  }
  const attributes = given.map(({ key, value }) => ({ key, value }));
  await tx.update(storeCarts).set({ attributes }).where(eq(storeCarts.id, row.id));
}
