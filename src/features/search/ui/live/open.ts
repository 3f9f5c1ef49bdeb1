/** Brings what makes a results page live once somebody reaches for it. */

const root = document.querySelector<HTMLElement>('[data-search]');
let loading: Promise<unknown> | undefined;

const load = () => {
  if (!root) return;
  loading ??= import('./mount.ts').then(({ mount }) => mount(root));
  // Without it every button still sends the form.
  loading.catch(() => {});
};
if (root) {
  const shown = location.search;
  root.addEventListener('focusin', load, { once: true });
  root.addEventListener('pointerdown', load, { once: true });
  // Entries made before the visitor went elsewhere and came back belong to this page, which has no answer for them yet.
  addEventListener('popstate', () => {
    if (!loading && location.search !== shown) location.reload();
  });
}

export {};
