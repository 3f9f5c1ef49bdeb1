import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Moves one id to a place and returns the new order. */
export function moveTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Pixels from the window's edge where dragging scrolls, and how far at a time. */
const EDGE = 72;
const SCROLL = 14;

type Options = { ids: readonly string[]; onSettle: (ids: string[], moved: string) => void };

/**
 * Reordering with a handle: by pointer (mouse, pen, finger) while the order follows, by arrow keys on the handle, and
 * by `move` for buttons. Tiles carry `data-tile={id}`. Escape puts everything back.
 */
export function useReorder({ ids, onSettle }: Options) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const latest = useRef<readonly string[]>(ids);
  const shown = order ?? ids;
  latest.current = shown;

  const move = (id: string, place: number) => onSettle(moveTo(ids, id, place), id);

  const stop = (settle: boolean) => {
    if (dragged && settle && latest.current.join() !== ids.join()) onSettle([...latest.current], dragged);
    setDragged(null);
    setOrder(null);
  };

  useEffect(() => {
    if (!dragged) return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setDragged(null);
      setOrder(null);
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [dragged]);

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
      setOrder([...ids]);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== id) return;
      scrollNearEdge(event.clientY);
      const over = tileAt(event.clientX, event.clientY);
      const place = over ? latest.current.indexOf(over) : -1;
      if (place >= 0 && over !== id) setOrder(moveTo(latest.current, id, place));
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(id, ids.indexOf(id) + step);
    },
  });

  return { order: shown, dragged, move, handle };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function tileAt(x: number, y: number): string | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]');
  return tile?.dataset.tile ?? null;
}

function scrollNearEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
}
