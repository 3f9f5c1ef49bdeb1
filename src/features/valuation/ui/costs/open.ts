/** Loads what works out a visitor's own figures once they reach for the fields, or when they gave some on another page. */

const form = document.querySelector<HTMLFormElement>('[data-costs]');
let loading: Promise<unknown> | undefined;

const load = () => {
  if (!form) return;
  loading ??= import('./mount.ts').then(({ mount }) => mount(form));
  // Without it the example stays, with what it assumes.
  loading.catch(() => {});
};

/** As `financing.ts` keeps it. A store would bring more code than every page should load. */
const hasFigures = (): boolean => {
  try {
    return localStorage.getItem('curbtag:1:financing') !== null;
  } catch {
    return false;
  }
};

if (form) {
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('focusin', load, { once: true });
  form.addEventListener('pointerdown', load, { once: true });
  if (hasFigures()) load();
}

export {};
