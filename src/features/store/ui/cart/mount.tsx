import { createRoot, type Root } from 'react-dom/client';
import type { CartChange } from '../../contract.ts';
import { withCode, withoutCode } from '../../rules/codes.ts';
import { parseQuantity, STORE_LIMITS } from '../../rules/limits.ts';
import { $sticker } from '#platform/browser/slices.ts';
import { fill } from '#shared/text.ts';
import { $cart, $cartNews, changeCart, forgetCartNews } from '../../browser/cart.ts';
import { storePages, storeSays, cart as words } from '../../browser/words.ts';
import { CartDrawer } from './CartDrawer.tsx';
import { CartPage } from './CartPage.tsx';
import '#ui/styles/islands.css';

type Options = { outside: boolean };

const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
const quantityFault = () => fill(storeSays.quantity, { most: STORE_LIMITS.maxQuantity });

/** Puts into the cart what a product's form says, and shows the cart; what is wrong stands in the form. */
export async function addFromForm(form: HTMLFormElement): Promise<void> {
  const quantity = parseQuantity(textOf(form, 'quantity'));
  if (quantity === null) return showFault(form, quantityFault());
  const button = form.querySelector('button');
  button?.setAttribute('data-busy', '');
  const outcome = await changeCart({ do: 'add', variantId: textOf(form, 'variant'), quantity }, 'add');
  button?.removeAttribute('data-busy');
  showFault(form, outcome.ok ? null : outcome.message);
  if (!outcome.ok) return;
  $sticker.set({ orderQuantity: quantity });
  openDrawer();
}

function showFault(form: HTMLFormElement, message: string | null): void {
  const place = form.querySelector<HTMLElement>('[data-error]');
  const field = form.querySelector('input[name="quantity"]');
  if (place) {
    place.textContent = message ?? '';
    place.hidden = message === null;
    place.setAttribute('role', 'alert');
  }
  if (message === null) field?.removeAttribute('aria-invalid');
  else field?.setAttribute('aria-invalid', 'true');
}

let drawer: Root | undefined;

/** The cart beside the page. */
export function openDrawer(): void {
  const outside = ($cart.get()?.checkoutUrl ?? '').startsWith('https:');
  const holder = document.createElement('div');
  document.body.append(holder);
  drawer?.unmount();
  const root = createRoot(holder);
  drawer = root;
  const close = () => {
    root.unmount();
    holder.remove();
    forgetCartNews();
  };
  root.render(<CartDrawer onClose={close} outside={outside} />);
}

let page: Root | undefined;

/** Draws the cart in the place of what the server drew. */
export function mountPage(place: HTMLElement, { outside }: Options): void {
  if (page) return;
  page = createRoot(place);
  page.render(<CartPage outside={outside} />);
}

/** What a form of the cart's page asks for, done in place. */
export async function changeFromForm(
  place: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  options: Options,
): Promise<void> {
  const what = submitter instanceof HTMLButtonElement ? submitter.value : 'update';
  const [change, about] = toChange(what, form);
  if (change) await changeCart(change, about);
  else
    $cartNews.set({
      busy: false,
      about,
      fault: about === 'code' ? storeSays.codeEmpty : quantityFault(),
      warnings: [],
    });
  mountPage(place, options);
}

function toChange(what: string, form: HTMLFormElement): [CartChange | null, string] {
  const lineId = textOf(form, 'line');
  const code = textOf(form, 'code');
  const held = $cart.get()?.codes ?? [];
  if (what === 'remove') return [{ do: 'remove', lineId }, lineId];
  if (what === 'zip') return [{ do: 'zip', zip: textOf(form, 'zip') }, 'zip'];
  if (what === 'drop') return [{ do: 'discount', codes: withoutCode(held, code) }, 'code'];
  if (what === 'code') return [code.trim() === '' ? null : { do: 'discount', codes: withCode(held, code) }, 'code'];
  const quantity = parseQuantity(textOf(form, 'quantity'));
  return [quantity === null ? null : { do: 'update', lineId, quantity }, lineId];
}

// The number beside the link to the cart, wherever it changes: here, in the drawer, or in another tab.
$cart.listen((cart) => {
  const n = cart?.pieces ?? 0;
  for (const place of document.querySelectorAll('[data-cart-pieces]')) place.textContent = n > 0 ? String(n) : '';
  const label = n === 1 ? storePages.cartCountOne : n > 0 ? fill(storePages.cartCount, { n }) : words.drawer;
  for (const link of document.querySelectorAll('[data-cart-link]')) link.setAttribute('aria-label', label);
});
