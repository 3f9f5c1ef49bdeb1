/** On phones the next page joins the list that is there; its address is the one of the last page shown. */

type Entry = { searchJoined?: boolean; searchTop?: number };
/** The joined list of this tab, for coming back to it from a listing. */
const KEY = 'curbtag:1:joined';
const LIST = '[data-part="results"] [data-cards]';

const addressNow = () => location.pathname + location.search;
const listIn = (page: Document) => page.querySelector<HTMLElement>(LIST);

/** Adds the cards of a fresh page below ours, under its address. @throws when that page has none. */
export function joinPage(fresh: Document, address: string): void {
  const [ours, theirs] = [listIn(document), listIn(fresh)];
  const pager = fresh.querySelector('[data-pager]');
  const first = theirs?.firstElementChild;
  if (!ours || !theirs || !first || !pager) throw new Error('The next page has no cards.');
  ours.append(...theirs.children);
  document.querySelector('[data-pager]')?.replaceWith(document.adoptNode(pager));
  markJoined();
  // Another address for the same entry: the way back leads out of the list, not through its pages.
  history.replaceState({ ...history.state, searchJoined: true } satisfies Entry, '', address);
  first.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  keepJoined(ours);
  document.dispatchEvent(new CustomEvent('curbtag:results'));
}

/** What came before is above; no way back to it is needed. */
const markJoined = () => document.querySelector('[data-pager]')?.setAttribute('data-joined', '');

function keepJoined(list: HTMLElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: addressNow(), cards: list.innerHTML }));
  } catch {
    // Without storage, or too much for it: the last page alone is shown, which its address says too.
  }
}

/** Puts a joined list back under its address. */
export function restoreJoined(): void {
  const list = listIn(document);
  const entry: Entry | null = history.state;
  if (!list || !entry?.searchJoined) return;
  const cards = readKept();
  if (cards === null) return;
  list.replaceChildren(...new DOMParser().parseFromString(cards, 'text/html').body.children);
  markJoined();
  document.dispatchEvent(new CustomEvent('curbtag:results'));
  scrollTo({ top: entry.searchTop ?? 0, behavior: 'instant' });
}

function readKept(): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.address === addressNow() ? String(kept.cards) : null;
  } catch {
    return null;
  }
}
