import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** Moves one id to a place and returns the new order. */
export function moveTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Pixels from the window's edge where dragging scrolls, and how far at a time. */
const EDGE = 72;
const SCROLL = 14;

type Drag = { readonly id: string; readonly order: readonly string[] };
type Options = { ids: readonly string[]; onSettle: (ids: string[], moved: string) => void };

/**
 * Reordering with a handle: by pointer (mouse, pen, finger) while the order follows, by arrow keys on the handle, and
 * by `move` for buttons. Tiles carry `data-tile={id}`. Escape puts everything back.
 */
export function useReorder({ ids, onSettle }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const move = (id: string, place: number) => onSettle(moveTo(ids, id, place), id);

  // The page listens, not the handle: a tile that changes its place loses the pointer it had captured.
  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return;
    scrollNearEdge(event.clientY);
    const over = tileAt(event.clientX, event.clientY);
    const place = over === null || over === drag.id ? -1 : drag.order.indexOf(over);
    if (place >= 0) setDrag({ ...drag, order: moveTo(drag.order, drag.id, place) });
  });
  const settle = useEffectEvent(() => {
    if (drag && drag.order.join() !== ids.join()) onSettle([...drag.order], drag.id);
    setDrag(null);
  });

  const dragged = drag?.id ?? null;
  useEffect(() => {
    if (dragged === null) return;
    const stop = new AbortController();
    const drop = () => setDrag(null);
    const listen = { signal: stop.signal };
    document.addEventListener('pointermove', (event) => follow(event), listen);
    document.addEventListener('pointerup', () => settle(), listen);
    document.addEventListener('pointercancel', drop, listen);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && drop(), listen);
    return () => stop.abort();
  }, [dragged]);

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.releasePointerCapture(event.pointerId);
      setDrag({ id, order: ids });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(id, ids.indexOf(id) + step);
    },
  });

  return { order: drag?.order ?? ids, dragged, move, handle };
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
