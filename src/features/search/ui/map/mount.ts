import type { MapMark } from '#shared/map-mark.ts';
import { mapWords as words } from '../../browser/map-words.ts';
import './map.css';
import { openCanvas } from './canvas.ts';

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
  const canvas = openCanvas(holder, mapStyle || null, press);
  const { map } = canvas;
  map.getCanvas().setAttribute('aria-label', words.label);

  function press(mark: MapMark): void {
    if (mark.listing && picked) showPicked(picked, mark.listing);
    else {
      moved = true;
      map.easeTo({ center: [mark.lng, mark.lat], zoom: mark.splitsAt ?? Math.max(map.getZoom() + 2, 11) });
    }
  }

  let moved = false;
  if (scope === undefined) {
    const points = pointsOf(document);
    canvas.show(points);
    if (points.length > 0) canvas.frame(extentOf(points));
    return;
  }

  let asking = new AbortController();
  const refresh = async () => {
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
  const follow = root.querySelector<HTMLInputElement>('[data-map-follow]');
  map.on('movestart', (event) => {
    // A hand on the map, not the page that frames it.
    if ('originalEvent' in event && event.originalEvent) moved = true;
  });
  map.on('moveend', () => {
    void refresh();
    if (moved && follow?.checked) searchHere(boundsText(map.getBounds().toArray().flat()));
    moved = false;
  });
  document.addEventListener('curbtag:results', () => void refresh());
  const { extent } = await readSeen(scope, null, asking.signal).catch(() => ({ extent: null }));
  const asked = new URLSearchParams(location.search).get('bounds')?.split(',').map(Number);
  const frame = asked ?? (extent && mainland(extent));
  if (frame) canvas.frame(frame);
  else void refresh();
}

/** Alaska and Hawaii would make everything else small: from coast to coast is wide enough to begin with. */
const mainland = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]): number[] =>
  east - west > 60 ? [-124.7, 24.5, -67, 49.3] : [west, south, east, north];

/** The view becomes a filter of the page's form, and the form searches as it does after any change. */
function searchHere(bounds: string): void {
  const field = document.querySelector<HTMLInputElement>('#bounds');
  if (!field || field.value === bounds) return;
  field.value = bounds;
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
