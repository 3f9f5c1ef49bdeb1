/** Loads what works out a visitor's own figures once they reach for the fields, or when they gave some on another page. */

const costs = document.querySelector<HTMLElement>('[data-costs]');
let loading: Promise<unknown> | undefined;

const load = () => {
  if (!costs) return;
  loading ??= import('./mount.ts').then(({ mount }) => mount(costs));
  // Without it the example stays, with what it assumes.
  loading.catch(() => {});
};

/** As `mount.ts` keeps it. A store would bring more code than every page should load. */
const hasFigures = (): boolean => {
  try {
    return localStorage.getItem('curbtag:1:financing') !== null;
  } catch {
    return false;
  }
};

if (costs) {
  costs.addEventListener('focusin', load, { once: true });
  costs.addEventListener('pointerdown', load, { once: true });
  if (hasFigures()) load();
}

export {};
