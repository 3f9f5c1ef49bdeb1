/** The inbox by keys: from line to line, into one, to its first act, and from filter to filter. */
const items = [...document.querySelectorAll<HTMLElement>('[data-inbox-item]')];
const filters = [...document.querySelectorAll<HTMLAnchorElement>('[data-inbox-filter]')];
const help = document.querySelector<HTMLElement>('[data-inbox-keys]');
const wanted = help?.querySelector<HTMLInputElement>('input');
const KEY = 'curbtag:1:inbox-keys';

/** Single letters must be possible to turn off: speech input and stray fingers press them too. */
const isOn = () => Boolean(help?.checkVisibility() && wanted?.checked);

function step(by: 1 | -1) {
  const at = items.findIndex((item) => item.closest('details')?.contains(document.activeElement));
  const to = at === -1 ? (by === 1 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + by));
  items[to]?.focus();
  items[to]?.scrollIntoView({ block: 'nearest' });
}

/** The first thing to press of the line one is on, which opens for it. */
function act() {
  const line = document.activeElement?.closest('details');
  if (!line?.querySelector('[data-inbox-item]')) return;
  line.open = true;
  line.querySelector<HTMLElement>('form button')?.focus();
}

const KEYS: Readonly<Record<string, () => void>> = { j: () => step(1), k: () => step(-1), a: act };

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  // A letter typed into a field is a letter.
  if (event.ctrlKey || event.metaKey || event.altKey || !isOn()) return;
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select')) return;
  const filter = filters[Number(key) - 1];
  const run = KEYS[key.toLowerCase()] ?? (filter ? () => filter.click() : null);
  if (!run) return;
  event.preventDefault();
  run();
});

if (help) help.hidden = false;
try {
  if (wanted) wanted.checked = localStorage.getItem(KEY) !== 'off';
  wanted?.addEventListener('change', () => localStorage.setItem(KEY, wanted.checked ? 'on' : 'off'));
} catch {
  // Without a store the choice holds for this page.
}

export {};
