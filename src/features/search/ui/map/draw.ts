import { mapWords as words } from '../../browser/map-words.ts';
import { type Corner, MAX_CORNERS, type MapArea, simplifyLine } from '../../rules/area.ts';

/** A spot on the frame, in pixels. */
type Pixel = { readonly x: number; readonly y: number };
type Drawing = {
  readonly frame: HTMLElement;
  /** From the frame to the map. */
  readonly toCorner: (pixel: Pixel) => Corner;
  readonly onDrawn: (area: MapArea) => void;
  /** For who draws no line: what is in view. */
  readonly onView: () => void;
  readonly onClear: () => void;
};

/** A hand trembles less than this between two points of its line, and an area is larger. */
const [STEP, SMALLEST] = [4, 24];
const SVG = 'http://www.w3.org/2000/svg';

/**
 * A line drawn on the map by mouse, pen or finger. Keys draw no line: they take what is in view, which they can move.
 * @returns `show` tells whether there is an area that can be cleared
 */
export function offerDrawing({ frame, toCorner, onDrawn, onView, onClear }: Drawing): { show(isDrawn: boolean): void } {
  const offers = make('div', 'map-draws');
  const start = makeButton(words.draw);
  const clear = makeButton(words.clear);
  clear.hidden = true;
  offers.append(start, clear);
  frame.append(offers);
  clear.addEventListener('click', onClear);
  start.addEventListener('click', () => {
    offers.hidden = true;
    const paper = openPaper(frame, (line) => {
      offers.hidden = false;
      start.focus({ preventScroll: true });
      if (line === 'view') onView();
      else if (line) onDrawn(simplifyLine(line.map(toCorner), MAX_CORNERS));
    });
    paper.focus();
  });
  return {
    show(isDrawn) {
      clear.hidden = !isDrawn;
      start.textContent = isDrawn ? words.redraw : words.draw;
    },
  };
}

/** A sheet over the map that takes one line, else the view, else nothing. */
function openPaper(frame: HTMLElement, close: (line: readonly Pixel[] | 'view' | null) => void): HTMLElement {
  const paper = make('div', 'map-paper');
  const ink = document.createElementNS(SVG, 'svg');
  const stroke = document.createElementNS(SVG, 'polygon');
  ink.append(stroke);
  ink.setAttribute('aria-hidden', 'true');
  const bar = make('div', 'map-paper-bar');
  const help = make('p', 'text-sm');
  help.textContent = words.drawHow;
  help.id = 'map-draw-how';
  const view = makeButton(words.useView);
  view.setAttribute('aria-describedby', help.id);
  const cancel = makeButton(words.cancel);
  bar.append(help, view, cancel);
  paper.append(ink, bar);
  frame.append(paper);
  const done = (line: Parameters<typeof close>[0]) => {
    paper.remove();
    close(line);
  };
  view.addEventListener('click', () => done('view'));
  cancel.addEventListener('click', () => done(null));
  paper.addEventListener('keydown', ({ key }) => key === 'Escape' && done(null));
  takeLine(paper, stroke, done);
  return view;
}

function takeLine(paper: HTMLElement, stroke: SVGPolygonElement, done: (line: readonly Pixel[]) => void): void {
  let line: Pixel[] = [];
  const draw = () => stroke.setAttribute('points', line.map(({ x, y }) => `${x},${y}`).join(' '));
  const at = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = paper.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  paper.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('.map-paper-bar')) return;
    event.preventDefault();
    paper.setPointerCapture(event.pointerId);
    line = [at(event)];
  });
  paper.addEventListener('pointermove', (event) => {
    const last = line.at(-1);
    if (!last || !paper.hasPointerCapture(event.pointerId)) return;
    const next = at(event);
    if (Math.hypot(next.x - last.x, next.y - last.y) < STEP) return;
    line.push(next);
    draw();
  });
  const lift = () => {
    const [width, height] = [spread(line.map(({ x }) => x)), spread(line.map(({ y }) => y))];
    if (line.length > 2 && width > SMALLEST && height > SMALLEST) return done(line);
    line = [];
    draw();
  };
  paper.addEventListener('pointerup', lift);
  paper.addEventListener('pointercancel', () => {
    line = [];
    draw();
  });
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

function make(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}

const makeButton = (text: string): HTMLButtonElement =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-secondary',
    textContent: text,
  });
