/** Brings the map when somebody reaches for it: a press, or on a desk the pointer on the picture of it. */

for (const root of document.querySelectorAll<HTMLElement>('[data-map]')) {
  // A results page has one panel, and its opener may stand elsewhere.
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-map-open]');
  let loading = false;
  const open = async () => {
    if (loading) return;
    loading = true;
    for (const button of buttons) button.dataset.busy = '';
    root.ariaBusy = 'true';
    try {
      const { mount } = await import('./mount.ts');
      await mount(root);
      for (const button of buttons) button.hidden = true;
    } catch {
      loading = false;
      const failed = root.querySelector<HTMLElement>('[data-map-failed]');
      if (failed) failed.textContent = failed.dataset.mapFailed ?? '';
    }
    for (const button of buttons) delete button.dataset.busy;
    root.ariaBusy = null;
  };
  for (const button of buttons) button.addEventListener('click', open);
  if (root.dataset.scope !== undefined) root.addEventListener('pointerenter', open, { once: true });
}

/** A card under the pointer, or one that the keys are on, shows its tag on the picture; the map that moves does so too. */
let lit = '';
const light = ({ target }: Event) => {
  const card = target instanceof Element ? target.closest('.listing-card') : null;
  const path = card?.querySelector('.listing-card-title a')?.getAttribute('href') ?? '';
  if (path === lit) return;
  lit = path;
  for (const tag of document.querySelectorAll<SVGGElement>('.poster g')) {
    tag.toggleAttribute('data-lit', tag.dataset.path === path);
    if (tag.dataset.path === path) tag.parentElement?.append(tag);
  }
  document.dispatchEvent(new CustomEvent('curbtag:lit', { detail: path }));
};
if (document.querySelector('.poster')) {
  document.addEventListener('pointerover', light);
  document.addEventListener('focusin', light);
}

export {};
