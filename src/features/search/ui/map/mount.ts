import type { MapMark } from '#shared/map-mark.ts';
import { mapWords as words } from '../../browser/map-words.ts';
import { boxAround, type MapArea, writeArea } from '../../rules/area.ts';
import './map.css';
import { type Canvas, openCanvas } from './canvas.ts';
import { offerDrawing } from './draw.ts';
import { areaAsked, boundsAsked, searchThere } from './seen.ts';
import { boundsText, pointsOf, readSeen } from './source.ts';
import { wearMapStyles } from './wear.ts';

/**
 * Opens the map beside the list. On a results page the list follows the map: moving it searches in its view, which
 * stands in the address like every other filter. Elsewhere it shows the places that the page lists.
 */
export async function mount(root: HTMLElement): Promise<void> {
  const holder = root.querySelector<HTMLElement>('[data-map-canvas]');
  const picked = root.querySelector<HTMLElement>('[data-map-picked]');
  if (!holder || !picked) return;
  const { scope, mapStyle } = root.dataset;
  holder.hidden = false;
  root.dataset.open = '';
  await wearMapStyles();
  const hand = { moved: false, drew: false };
  const canvas = openCanvas(holder, mapStyle || null, {
    onPress(mark) {
      if (mark.listing) {
        showCard(mark.listing.path);
        return showPicked(picked, mark.listing);
      }
      hand.moved = true;
      const zoom = mark.splitsAt ?? Math.max(canvas.map.getZoom() + 2, 11);
      canvas.map.easeTo({ center: [mark.lng, mark.lat], zoom });
    },
    onPlain() {
      const said = root.querySelector('[data-map-failed]');
      if (said) said.textContent = words.plain;
    },
  });
  canvas.map.getCanvas().setAttribute('aria-label', words.label);
  if (scope === undefined) {
    const points = pointsOf(document);
    canvas.show(points);
    if (points.length > 0) canvas.frame(extentOf(points));
    return;
  }
  await accompany({ root, canvas, scope, hand });
  lightBoth(holder, canvas);
}

type Beside = { root: HTMLElement; canvas: Canvas; scope: string; hand: Hand };
/** What somebody did on the map that the page has not answered yet. */
type Hand = { moved: boolean; drew: boolean };

/** What the picture shows of the page's results. */
const viewShown = (): string => document.querySelector<HTMLElement>('[data-part="map-poster"]')?.dataset.view ?? '';
const degreesOf = (text: string): number[] => text.split(',').map(Number);

/** The map and the list of a results page follow each other. */
async function accompany({ root, canvas, scope, hand }: Beside): Promise<void> {
  const { map } = canvas;
  const refresh = createRefresh({ root, canvas, scope });
  const follow = root.querySelector<HTMLInputElement>('[data-map-follow]');
  const here = root.querySelector<HTMLButtonElement>('[data-map-here]');
  const offer = (is: boolean) => {
    if (here) here.hidden = !is;
  };
  const search = () => {
    offer(false);
    searchThere('bounds', boundsText(map.getBounds().toArray().flat()));
  };
  here?.addEventListener('click', search);
  follow?.addEventListener('change', () => {
    if (follow.checked && here?.hidden === false) search();
  });
  map.on('movestart', (event) => {
    // A hand on the map, not the page that frames it.
    if ('originalEvent' in event && event.originalEvent) hand.moved = true;
  });
  map.on('moveend', () => {
    void refresh();
    // What was drawn stays what is searched until somebody says otherwise.
    if (hand.moved && follow?.checked && !areaAsked()) search();
    else if (hand.moved) offer(true);
    hand.moved = false;
  });
  const showArea = takeDrawings({ canvas, hand, search, offer });
  let view = viewShown();
  document.addEventListener('curbtag:results', () => {
    const now = viewShown();
    showArea();
    // Another place was asked for, or other things that lie elsewhere; around a line just drawn nothing moves.
    if (now !== view && boundsAsked() === '' && !hand.drew) canvas.showPicture(degreesOf(now));
    else void refresh();
    view = now;
    hand.drew = false;
  });
  const area = showArea();
  if (area) canvas.frame(boxAround(area));
  else if (boundsAsked() !== '') canvas.frame(degreesOf(boundsAsked()));
  else canvas.showPicture(degreesOf(view));
  await new Promise<void>((resolve) => {
    map.once('idle', () => resolve());
    map.once('error', () => resolve());
  });
  root.dataset.ready = '';
}

/** What lies in view, asked anew; only the last answer counts. */
function createRefresh({ root, canvas, scope }: Omit<Beside, 'hand'>): () => Promise<void> {
  const { map } = canvas;
  let asking = new AbortController();
  return async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const bounds = map.getBounds().toArray().flat();
    try {
      const { marks } = await readSeen(scope, { bounds, zoom: map.getZoom() }, signal);
      canvas.show(marks);
      delete root.dataset.failed;
    } catch (error) {
      if (!signal.aborted) root.dataset.failed = '';
      else if (!(error instanceof DOMException)) throw error;
    }
  };
}

type Drawings = Pick<Beside, 'canvas' | 'hand'> & { search: () => void; offer: (is: boolean) => void };

/** Lines drawn on the map become searches. @returns shows the line of the search that is shown, and gives it */
function takeDrawings({ canvas, hand, search, offer }: Drawings): () => MapArea | null {
  const drawing = offerDrawing({
    frame: canvas.frameOf(),
    toCorner: ({ x, y }) => canvas.map.unproject([x, y]).toArray(),
    onDrawn: (area) => {
      hand.drew = true;
      offer(false);
      searchThere('area', writeArea(area));
    },
    onView: search,
    onClear: () => searchThere('area', ''),
  });
  return () => {
    const area = areaAsked();
    canvas.drawArea(area);
    drawing.show(area !== null);
    return area;
  };
}

const cardOf = (path: string): Element | null | undefined =>
  [...document.querySelectorAll('.listing-card-title a')]
    .find((link) => link.getAttribute('href') === path)
    ?.closest('.listing-card');

/** Beside the map the card comes into view; on a phone that would take the map away. */
function showCard(path: string): void {
  const card = matchMedia('(min-width: 75rem)').matches ? cardOf(path) : null;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  card?.scrollIntoView({ block: 'nearest', behavior });
}

/** What a card says of where it is and what it costs, as a mark says it. */
function markOf(card: Element): { label: string; lng: number; lat: number } | null {
  const [lat, lng] = (card.querySelector<HTMLElement>('[data-at]')?.dataset.at ?? '').split(',').map(Number);
  const label = card.querySelector('.price-tag')?.textContent?.trim() ?? '';
  return lat === undefined || lng === undefined ? null : { label, lng, lat };
}

/** A card and its tag light up together, whichever is under the pointer or has the focus. */
function lightBoth(holder: HTMLElement, canvas: Canvas): void {
  document.addEventListener('curbtag:lit', (event) => {
    const card = event instanceof CustomEvent && event.detail instanceof Element ? event.detail : null;
    canvas.light(card && markOf(card));
  });
  const light = ({ target, type }: Event) => {
    const tag = target instanceof Element ? target.closest<HTMLElement>('.map-tag[data-path]') : null;
    if (tag) cardOf(tag.dataset.path ?? '')?.toggleAttribute('data-lit', type === 'pointerover' || type === 'focusin');
  };
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) holder.addEventListener(type, light);
}

function showPicked(picked: HTMLElement, { title, path, label, line }: NonNullable<MapMark['listing']>): void {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const price = document.createElement('strong');
  price.className = 'figure';
  price.textContent = label;
  const rest = document.createElement('span');
  rest.className = 'soft text-sm';
  rest.textContent = line;
  picked.replaceChildren(price, link, rest);
  picked.hidden = false;
}

function extentOf(points: readonly MapMark[]): number[] {
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
