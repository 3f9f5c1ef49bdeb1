/** The estimate of a monthly payment: its code comes with the first touch, or at once for who has figures of their own. */

const root = document.querySelector<HTMLElement>('[data-payment]');

/** As `browser/loan-figures.ts` keeps them. A store would bring more code than every page should load. */
function hasFigures(): boolean {
  try {
    return localStorage.getItem('curbtag:1:home-loan') !== null;
  } catch {
    return false;
  }
}

const mount = () =>
  import('./payment.ts').then(
    ({ mountPayment }) => root && mountPayment(root),
    // Offline the page keeps its own figures, and the next touch tries again.
    () => root?.addEventListener('focusin', mount, { once: true }),
  );

if (root && hasFigures()) mount();
else root?.addEventListener('focusin', mount, { once: true });

export {};
