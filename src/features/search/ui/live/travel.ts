/** How far down each entry of the browser's history was, kept in the entry itself. */
type Entry = { searchTop?: number };

const SETTLED_MS = 120;

function note(): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...known, searchTop: Math.round(scrollY) } satisfies Entry, '');
}

/** A new entry in the history, or another address for the one we are on. */
export function travelTo(address: string, { replace }: { replace: boolean }): void {
  if (replace) {
    history.replaceState(history.state, '', address);
    return;
  }
  note();
  history.pushState({ searchTop: Math.round(scrollY) } satisfies Entry, '', address);
}

/** Where the entry that is shown now was scrolled to. */
export const keptTop = (): number => (history.state as Entry | null)?.searchTop ?? 0;

/**
 * Scrolling is ours while this page lives, because results arrive after the browser would have scrolled; it goes back
 * to the browser when the visitor leaves.
 */
export function watchTravel(onReturn: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ours = () => {
    history.scrollRestoration = 'manual';
  };
  ours();
  addEventListener('pageshow', ours);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, SETTLED_MS);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    clearTimeout(timer);
    onReturn();
  });
}
