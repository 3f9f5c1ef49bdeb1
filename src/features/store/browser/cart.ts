import { atom } from 'nanostores';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type CartAnswer, type CartChange, type CartView, cartAnswerSchema, cartViewSchema } from '../contract.ts';
import { persistedSlice } from '#platform/browser/persist.ts';
import { noteScreen } from '#platform/browser/screens.ts';
import { cart as words } from './words.ts';

/** The cart as the server last told it: kept in this browser, shared by its islands and its tabs. Null until told. */
export const $cart = persistedSlice<CartView | null>('cart', cartViewSchema.nullable(), null);

/** How the last change went, so that sentences stand where they belong. */
export type CartNews = {
  readonly busy: boolean;
  /** What the last change was about: a line's id, `code`, `zip`, or `cart` for all of it. */
  readonly about: string;
  readonly fault: string | null;
  readonly warnings: readonly string[];
};
const QUIET: CartNews = { busy: false, about: '', fault: null, warnings: [] };
export const $cartNews = atom<CartNews>(QUIET);

export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

const PATH = '/api/store/cart';

/** One change after the other, in all tabs together: the first one makes the cart that the second one joins. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  return locks ? (locks.request('curbtag:cart', work) as Promise<T>) : work();
}

/** Changes the cart. Never throws; what is wrong is in the outcome, and in `$cartNews` for whoever shows it. */
export async function changeCart(change: CartChange, about: string): Promise<CartOutcome> {
  $cartNews.set({ ...QUIET, busy: true, about });
  try {
    const answer = await inTurn(() =>
      apiFetch({ method: 'POST', path: PATH, body: change, contract: cartAnswerSchema, quiet: true }),
    );
    return tell(answer, change, about);
  } catch (error) {
    const message = isApiError(error) && typeof error.status === 'number' ? error.message : words.failed;
    $cartNews.set({ ...QUIET, about, fault: message });
    return { ok: false, message };
  }
}

function tell({ cart, userErrors, warnings }: CartAnswer, change: CartChange, about: string): CartOutcome {
  $cart.set(cart);
  const [error] = userErrors;
  const isGone = error?.field[0] === 'cartId';
  // A code that takes nothing off says so beside itself.
  const said = change.do === 'discount' ? [] : warnings.map(({ message }) => message);
  $cartNews.set({ busy: false, about: isGone ? 'cart' : about, fault: error?.message ?? null, warnings: said });
  if (error) return { ok: false, message: error.message };
  const soldOut = warnings.find(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK');
  if (change.do === 'add' && soldOut) return { ok: false, message: soldOut.message };
  if (change.do === 'add') noteScreen('add to cart');
  return { ok: true };
}

/** Asks the server what the cart holds now, at today’s prices. Without an answer it stays as it was. */
export async function refreshCart(): Promise<void> {
  try {
    const cart = await inTurn(() => apiFetch({ method: 'GET', path: PATH, contract: cartViewSchema, quiet: true }));
    if (JSON.stringify(cart) !== JSON.stringify($cart.get())) $cart.set(cart);
  } catch {
    // The copy kept here is shown until the next try.
  }
}

/** Keeps the cart true while it is on the screen: at once, and whenever the tab is looked at again. */
export function keepCart(): () => void {
  void refreshCart();
  const onLook = () => {
    if (document.visibilityState === 'visible') void refreshCart();
  };
  window.addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('focus', onLook);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** Nothing said about the last change any more. */
export const forgetCartNews = (): void => $cartNews.set(QUIET);
