import { type RefObject, useEffect, useRef } from 'react';

/** Parts of a conversation that can take the focus over from a control that went away inside them. */
const HOMES = '.bubble-row, .chat-log, .composer, .chat-foot';

function homesOf(target: Element): Element[] {
  const found: Element[] = [];
  for (let home = target.closest(HOMES); home; home = home.parentElement?.closest(HOMES) ?? null) found.push(home);
  return found;
}

/** Where the focus goes in a home: to what a person would reach for next. */
function placeIn(home: Element, wasOlder: boolean): Element | null {
  if (home.matches('.bubble-row')) return home;
  if (home.matches('.chat-log')) return wasOlder ? home : ([...home.querySelectorAll('.bubble-row')].at(-1) ?? home);
  if (home.matches('.composer')) return home.querySelector('.picked button, .composer-tools button, textarea');
  return home.querySelector('textarea, .chat-closed');
}

/**
 * Keeps the place of people at the keyboard: an answered offer loses its buttons, a refused message its "Try again",
 * a picked photo its cross. When what had the focus goes, its message has it, or what took its place.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let last: { target: Element; homes: Element[]; wasOlder: boolean } | null = null;
    const onIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = { target, homes: homesOf(target), wasOlder: target.closest('.chat-older') !== null };
    };
    // Who left by themselves is not called back. A control that goes away says "left" first, too.
    const onOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last?.target && target instanceof Element && target.isConnected) last = null;
      });
    const look = () => {
      if (!last || last.target.isConnected || document.activeElement !== document.body) return;
      const home = last.homes.find(({ isConnected }) => isConnected);
      const place = home && placeIn(home, last.wasOlder);
      last = null;
      if (!(place instanceof HTMLElement)) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', onIn);
    root.addEventListener('focusout', onOut);
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', onIn);
      root.removeEventListener('focusout', onOut);
    };
  }, []);
  return box;
}
