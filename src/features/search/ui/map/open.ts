/** Brings the map when somebody reaches for it: a press, or on a desk the pointer on the picture of it. */

/** A desk without its map: chosen once, and seen before the page is painted (look-first.ts). */
function hideMap(hidden: boolean): void {
  if (hidden) document.documentElement.dataset.list = 'alone';
  else delete document.documentElement.dataset.list;
  void import('../../browser/kept-looks.ts')
    .then(({ keepMap }) => keepMap(hidden ? 'hidden' : 'shown'))
    .catch(() => {});
}

for (const root of document.querySelectorAll<HTMLElement>('[data-map]')) {
  // A results page has one panel, and its opener may stand elsewhere.
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-map-open]');
  let loading = false;
  const open = async () => {
    if (document.documentElement.dataset.list === 'alone') hideMap(false);
    if (loading) return;
    loading = true;
    for (const button of buttons) button.dataset.busy = '';
    root.ariaBusy = 'true';
    try {
      const { mount } = await import('./mount.ts');
      await mount(root);
      // Where the map can be hidden again, one of them brings it back.
      for (const button of buttons) if (!hide || button.closest('[data-map]')) button.hidden = true;
    } catch {
      loading = false;
      const failed = root.querySelector<HTMLElement>('[data-map-failed]');
      if (failed) failed.textContent = failed.dataset.mapFailed ?? '';
    }
    for (const button of buttons) delete button.dataset.busy;
    root.ariaBusy = null;
  };
  const hide = root.querySelector<HTMLElement>('[data-map-hide]');
  hide?.addEventListener('click', () => {
    hideMap(true);
    for (const button of buttons) if (!button.closest('[data-map]')) button.focus();
  });
  for (const button of buttons) button.addEventListener('click', open);
  if (root.dataset.scope !== undefined) root.addEventListener('pointerenter', open, { once: true });
}

/**
 * A card under the pointer, or one that the keys are on, shows its tag on the picture, which counts the cards of the
 * list; the map that moves does so too.
 */
let lit: Element | null = null;
const light = ({ target }: Event) => {
  const card = target instanceof Element ? target.closest('[data-part="results"] .listing-card') : null;
  if (card === lit) return;
  lit = card;
  const at = card ? String([...(card.parentElement?.children ?? [])].indexOf(card)) : '';
  for (const tag of document.querySelectorAll<SVGGElement>('.poster g')) {
    tag.toggleAttribute('data-lit', tag.dataset.card === at);
    if (tag.dataset.card === at) tag.parentElement?.append(tag);
  }
  document.dispatchEvent(new CustomEvent('curbtag:lit', { detail: card }));
};
if (document.querySelector('.poster')) {
  document.addEventListener('pointerover', light);
  document.addEventListener('focusin', light);
}

export {};
