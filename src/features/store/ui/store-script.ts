/**
 * The store's pages work as plain forms. With a script the cart changes in place: the island, which brings React, is
 * loaded when the visitor first acts, or when another tab has changed the cart.
 */
import type * as Island from './cart/mount.tsx';

const CART_KEY = 'curbtag:1:cart';
/** The slice `sticker`, which the island writes. */
const STICKER_KEY = 'curbtag:1:sticker';

/** Fetches the island; the page that mounts it hands it in. */
type Load = () => Promise<typeof Island>;

function prepare(fetchIsland: Load): Load {
  return () => {
    // The development server's React refuses to run on a page that has no island in its HTML.
    if (import.meta.env.DEV)
      Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
    return fetchIsland();
  };
}

/** Without a network a form that is sent only leads to the browser's own error page: then it is said beside the form. */
function sayOffline(form: HTMLFormElement): boolean {
  const place = form.querySelector<HTMLElement>('[data-error]');
  const sentence = form.dataset.offline;
  if (navigator.onLine || !place || !sentence) return false;
  place.setAttribute('role', 'alert');
  place.hidden = false;
  place.textContent = sentence;
  return true;
}

/** A form that could not be handled here is sent as it would have been without a script. */
function take(
  load: Load,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  work: (island: typeof Island) => Promise<void>,
): void {
  load()
    .then(work)
    .catch(() => {
      if (sayOffline(form)) return;
      if (submitter instanceof HTMLButtonElement && submitter.name) {
        const field = Object.assign(document.createElement('input'), {
          type: 'hidden',
          name: submitter.name,
          value: submitter.value,
        });
        form.append(field);
      }
      form.submit();
    });
}

/** Every product begins with as many as were ordered last; what was typed and refused stays. */
function showKeptQuantity(): void {
  try {
    const { orderQuantity } = JSON.parse(localStorage.getItem(STICKER_KEY) ?? '{}');
    if (!Number.isInteger(orderQuantity) || orderQuantity < 1) return;
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-add] input[name="quantity"]')) {
      const most = Number(field.max) || orderQuantity;
      if (field.value === field.defaultValue && !field.hasAttribute('aria-invalid'))
        field.value = String(Math.min(orderQuantity, most));
    }
  } catch {
    // Without storage each order begins with one.
  }
}

export function watchStorePage(fetchIsland: Load): void {
  const load = prepare(fetchIsland);
  showKeptQuantity();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-add]')) return;
    event.preventDefault();
    take(load, form, event.submitter, (island) => island.addFromForm(form));
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-cart-link]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    load().then(
      (island) => island.openDrawer(),
      () => location.assign('/stickers/order/cart'),
    );
  });
}

export function watchCartPage(fetchIsland: Load): void {
  const load = prepare(fetchIsland);
  const root = document.querySelector<HTMLElement>('[data-cart]');
  const place = root?.querySelector<HTMLElement>('[data-cart-place]');
  if (!root || !place) return;
  try {
    // What the server just said, for the other islands and tabs.
    if (localStorage.getItem(CART_KEY) !== root.dataset.cart) localStorage.setItem(CART_KEY, root.dataset.cart ?? '');
  } catch {}
  const options = { outside: root.dataset.outside !== undefined };
  place.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-cart-form]')) return;
    event.preventDefault();
    const { submitter } = event;
    take(load, form, submitter, (island) => island.changeFromForm(place, form, submitter, options));
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CART_KEY) return;
    window.removeEventListener('storage', onStorage);
    load().then(
      (island) => island.mountPage(place, options),
      () => {},
    );
  };
  window.addEventListener('storage', onStorage);
}
