/** A look closer at one photo: by two fingers, a double tap or click, a trackpad's pinch, and from buttons and keys. */
import { panned, START, type View, zoomedAt } from '../rules/zoom.ts';

export type Zoom = {
  /** One step closer or further. */
  readonly by: (direction: number) => void;
  readonly pan: (x: number, y: number) => void;
  readonly reset: () => void;
  readonly isZoomed: () => boolean;
};

const STEP = 1.6;
const CLOSE = 2.5;
const DOUBLE_TAP_MS = 300;
const NEAR = 30;

export function makeZoom(slide: HTMLElement, onZoom: () => void): Zoom {
  let view: View = START;
  const isZoomed = () => view.scale > 1;
  const size = () => ({ width: slide.clientWidth, height: slide.clientHeight });
  const set = (next: View) => {
    view = next;
    if (isZoomed()) onZoom();
    slide.toggleAttribute('data-zoomed', isZoomed());
    const { scale, x, y } = view;
    const picture = slide.querySelector('img');
    if (picture) picture.style.transform = isZoomed() ? `translate(${x}px, ${y}px) scale(${scale})` : '';
  };
  const at = (scale: number, clientX: number, clientY: number) => {
    const box = slide.getBoundingClientRect();
    const point = { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    set(zoomedAt(view, scale, point, size()));
  };
  const pan = (x: number, y: number) => set(panned(view, { x, y }, size()));
  const handle = {
    by: (direction: number) => set(zoomedAt(view, view.scale * STEP ** direction, { x: 0, y: 0 }, size())),
    pan,
    reset: () => set(START),
    isZoomed,
  };
  followFingers(slide, { view: () => view, at, pan });
  slide.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !isZoomed()) return;
      event.preventDefault();
      at(view.scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );
  return handle;
}

type Hand = {
  readonly view: () => View;
  readonly at: (scale: number, x: number, y: number) => void;
  readonly pan: (x: number, y: number) => void;
};
type Point = { readonly clientX: number; readonly clientY: number };

const apart = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function followFingers(slide: HTMLElement, { view, at, pan }: Hand): void {
  const fingers = new Map<number, Point>();
  let tapped: (Point & { timeStamp: number }) | null = null;
  slide.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, event);
    if (view().scale > 1) slide.setPointerCapture(event.pointerId);
  });
  slide.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, event);
    if (other) {
      const factor = apart(event, other) / Math.max(1, apart(before, other));
      at(view().scale * factor, (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    } else if (view().scale > 1) pan(event.clientX - before.clientX, event.clientY - before.clientY);
  });
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  slide.addEventListener('pointercancel', lift);
  slide.addEventListener('pointerup', (event) => {
    const alone = fingers.size === 1;
    lift(event);
    const { clientX, clientY, timeStamp } = event;
    const twice = tapped && alone && timeStamp - tapped.timeStamp < DOUBLE_TAP_MS && apart(tapped, event) < NEAR;
    if (twice) at(view().scale > 1 ? 1 : CLOSE, clientX, clientY);
    tapped = twice || !alone ? null : { clientX, clientY, timeStamp };
  });
  // A second finger means a pinch: the strip must not be swiped by it.
  slide.addEventListener('touchstart', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  });
}
