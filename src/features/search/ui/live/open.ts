/** Brings what makes a results page live once somebody reaches for it. */

/** “Show more” and “All makes”. */
const ADDS = 'a[data-go="more"], a[data-go="all"]';

const root = document.querySelector<HTMLElement>('[data-search]');
let loading: Promise<unknown> | undefined;
let isLive = false;

const load = async () => {
  if (!root) return;
  loading ??= import('./mount.ts').then(({ mount }) => {
    mount(root);
    isLive = true;
  });
  // Without it every button still sends the form.
  await loading.catch(() => {});
};

/** The first tap on what adds to the page may come before its script; it is answered then, not by another page. */
async function waitForMore(event: Event): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ADDS) : null;
  if (!link || isLive) return;
  event.preventDefault();
  await load();
  if (isLive) link.click();
  else location.assign(link.href);
}

/** The choice is seen at once and kept; the page that comes next begins with it (look-first.ts). */
function chooseLook(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cards-look]') : null;
  const look = button?.dataset.cardsLook === 'rows' ? 'rows' : 'grid';
  if (!button) return;
  document.documentElement.dataset.cards = look;
  // The one that was pressed gives way to the other.
  for (const other of button.parentElement?.children ?? []) if (other instanceof HTMLElement) other.focus();
  void import('../../browser/kept-looks.ts').then(({ keepLook }) => keepLook(look)).catch(() => {});
}

/** A phone's map is opened, folded and unfolded from the bar; the panel itself knows how to begin. */
function toggleMap(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-map-slim]') : null;
  const map = root?.querySelector<HTMLElement>('[data-map]');
  if (!button || !map) return;
  const opens = map.dataset.open === undefined || map.dataset.folded !== undefined;
  button.setAttribute('aria-pressed', String(opens));
  map.toggleAttribute('data-folded', !opens);
  if (map.dataset.open === undefined) map.querySelector<HTMLElement>('[data-map-open]')?.click();
  if (opens) scrollTo({ top: 0 });
}

if (root) {
  const shown = location.search;
  root.addEventListener('focusin', load, { once: true });
  root.addEventListener('pointerdown', load, { once: true });
  root.addEventListener('click', waitForMore);
  root.addEventListener('click', chooseLook);
  root.addEventListener('click', toggleMap);
  // Entries made before the visitor went elsewhere and came back belong to this page, which has no answer for them yet.
  addEventListener('popstate', () => {
    if (!loading && location.search !== shown) location.reload();
  });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward' && history.state?.searchJoined)
    import('./more.ts').then(({ restoreJoined }) => restoreJoined()).catch(() => {});
}

export {};
