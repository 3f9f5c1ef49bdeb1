import type { CartChange } from '../../contract.ts';
import { formatMoney } from '#shared/money.ts';
import { type CartChanged, findCartChange } from '../../rules/cart-changes.ts';
import { withCode, withoutCode } from '../../rules/codes.ts';
import { parseQuantity, STORE_LIMITS } from '../../rules/limits.ts';
import { fill } from '#shared/text.ts';
import { storeSays, cartPage as words } from '../../words.ts';
import { type Fields, type FormInput, readForm, seeOther, senderOf } from '#platform/forms/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';
import { cartCookie, readCartCookie } from '../cart-cookie.ts';
import { changeCart, setAttributes } from '../change-cart.ts';
import { readCart, toCartView } from '../cart-view.ts';
import { openStore } from '../open.ts';
import { buyerReference } from '../shopify/signature.ts';
import { ATTRIBUTES } from '../types.ts';

type Input = {
  readonly cartId: string;
  /** The total on the page where the button was pressed. It decides nothing but whether the person must look again. */
  readonly seenCents: number | null;
};

/** Where a cart is finished, or what changed since the person saw it. */
type BegunCheckout =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'changed'; readonly changed: CartChanged }
  | { readonly kind: 'empty' };

/**
 * Where a cart is finished: on this site, or at the external store, which is told whose order it will be. What sold out
 * or got another price is said here, in either case.
 */
async function beginCheckout({ ctx, input }: { ctx: Ctx; input: Input }): Promise<BegunCheckout> {
  const store = openStore(ctx);
  const cart = await store.findCart(input.cartId);
  if (!cart || cart.lines.length === 0) return { kind: 'empty' };
  const changed = findCartChange(toCartView(cart, store.kind), input.seenCents);
  if (changed) return { kind: 'changed', changed };
  if (store.kind === 'embedded') return { kind: 'go', to: '/stickers/order/checkout' };
  if (ctx.actor.kind === 'user') {
    const reference = buyerReference(ctx.config, ctx.actor.userId);
    await setAttributes(store, input.cartId, { [ATTRIBUTES.buyer]: reference });
  }
  return { kind: 'go', to: cart.checkoutUrl };
}

/** What a form of the store led to: another page, or the same one with sentences where they belong. */
export type CartPosted = {
  readonly to: string | null;
  readonly cookies: readonly string[];
  readonly status: number;
  /** Sentences by what they are about: a variant's or a line's id, `code`, `zip`, or `cart` for all of it. */
  readonly faults: Readonly<Record<string, string>>;
  /** What was made differently from what was asked. */
  readonly warnings: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
};

const NOTHING: CartPosted = { to: null, cookies: [], status: 200, faults: {}, warnings: [], typed: {} };
const CART = '/stickers/order/cart';

/** The forms of the product page and of the cart, without a script: the field `do` says which. */
export async function cartForm({ ctx, request }: FormInput): Promise<CartPosted> {
  const form = await readForm(request);
  const cartId = readCartCookie(request.headers);
  const about = aboutOf(form);
  try {
    if (form.get('do') === 'checkout') return await checkout(ctx, form, cartId);
    const change = await toChange(ctx, form, cartId);
    if (typeof change === 'string') return refuse(form, { [about]: change });
    const { network } = senderOf({ ctx, request });
    const answer = await changeCart({ ctx, input: { cartId, change, network } });
    const cookies = answer.cartId === cartId ? [] : [cartCookie(ctx.config, answer.cartId)];
    const [error] = answer.userErrors;
    if (error) return { ...refuse(form, { [error.field[0] === 'cartId' ? 'cart' : about]: error.message }), cookies };
    // A code that takes nothing off says so beside it.
    const warnings = change.do === 'discount' ? [] : answer.warnings.map(({ message }) => message);
    if (warnings.length > 0) return { ...NOTHING, cookies, warnings };
    return { ...NOTHING, to: change.do === 'add' ? `${CART}?added=1` : CART, cookies };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { ...refuse(form, { cart: error.message }), status: refusalStatus(error) };
  }
}

/** The response of a form that leads to another page, with the cart's cookie; null when the page is to be drawn. */
export const leaveCart = ({ to, cookies }: CartPosted): Response | null => (to === null ? null : seeOther(to, cookies));

const refuse = (form: Fields, faults: CartPosted['faults']): CartPosted => ({
  ...NOTHING,
  status: STATUS.refused,
  faults,
  typed: Object.fromEntries(form),
});

/** What a form is about, which is where its sentence goes. */
function aboutOf(form: Fields): string {
  const what = form.get('do');
  if (what === 'add') return form.get('product') ?? 'cart';
  if (what === 'code' || what === 'zip') return what;
  return form.get('line') ?? 'cart';
}

/** The change a form asks for, or what is wrong with it. */
async function toChange(ctx: Ctx, form: Fields, cartId: string | null): Promise<CartChange | string> {
  const what = form.get('do');
  const lineId = form.get('line') ?? '';
  if (what === 'remove') return { do: 'remove', lineId };
  if (what === 'zip') return { do: 'zip', zip: form.get('zip') ?? '' };
  if (what === 'code' || what === 'drop') {
    const typed = form.get('code') ?? '';
    if (typed.trim() === '') return storeSays.codeEmpty;
    const { codes } = await readCart({ ctx, input: { cartId } });
    return { do: 'discount', codes: what === 'code' ? withCode(codes, typed) : withoutCode(codes, typed) };
  }
  const quantity = parseQuantity(form.get('quantity'));
  if (quantity === null) return fill(storeSays.quantity, { most: STORE_LIMITS.maxQuantity });
  if (what === 'update') return { do: 'update', lineId, quantity };
  return { do: 'add', variantId: form.get('variant') ?? '', quantity };
}

async function checkout(ctx: Ctx, form: Fields, cartId: string | null): Promise<CartPosted> {
  const seen = form.get('seen') ?? '';
  const seenCents = /^\d{1,10}$/.test(seen) ? Number(seen) : null;
  const begun = cartId === null ? null : await beginCheckout({ ctx, input: { cartId, seenCents } });
  if (begun?.kind === 'changed') return refuse(form, { cart: inWords(begun.changed) });
  return { ...NOTHING, to: begun?.kind === 'go' ? begun.to : CART };
}

function inWords(changed: CartChanged): string {
  if (changed.kind === 'sold-out') return fill(words.soldOut, { title: changed.titles[0] ?? '' });
  const exact = (cents: number) => formatMoney(cents, { exact: true });
  return fill(words.priceChanged, { now: exact(changed.nowCents), before: exact(changed.beforeCents) });
}
