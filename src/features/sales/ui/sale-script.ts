import { startLive } from '#features/chat/browser/live.ts';

/** Keeps both sides of a sale on the same page: what the other one does shows at once, never over what is being typed. */

const page = document.querySelector<HTMLElement>('[data-sale]');

async function refresh(box: HTMLElement): Promise<void> {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-sale]');
  const [now, next] = [partsOf(box), partsOf(fresh)];
  if (!now || !next || now.dataset.parts === next.dataset.parts) return;
  if (isTyping(now)) {
    show(box, 'waiting');
    return;
  }
  now.replaceWith(next);
  show(box, next.dataset.last === 'me' ? null : 'updated');
}

const partsOf = (box: Element | null | undefined) => box?.querySelector<HTMLElement>('[data-parts]');

const isTyping = (parts: Element): boolean =>
  [...parts.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(isChanged) ||
  parts.contains(document.activeElement);

function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function show(box: HTMLElement, which: 'waiting' | 'updated' | null): void {
  for (const line of box.querySelectorAll<HTMLElement>('[data-news]')) line.hidden = line.dataset.news !== which;
}

if (page) {
  addEventListener('curbtag:conversation', (event) => {
    if (event instanceof CustomEvent && event.detail === page.dataset.sale) void refresh(page).catch(() => {});
  });
  // What was said while the connection was being made.
  addEventListener('curbtag:live', () => void refresh(page).catch(() => {}));
  startLive();
}
