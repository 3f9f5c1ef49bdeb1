import {
  type GeoJSONSource,
  Map as GlMap,
  type LayerSpecification,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { PICTURES } from '#features/places/rules/map-picture.ts';
import type { MapArea } from '../../rules/area.ts';
import type { MapMark } from '#shared/map-mark.ts';
import { layGround } from './ground.ts';
import { keepDrawn, OWN_AREA } from './drawn-area.ts';
import { whenOutOfReach } from './out-of-reach.ts';
import { roomLayer, roomOf } from './room.ts';
import { circleLayer, embeddedStyle } from './style.ts';
import { fill } from '#shared/text.ts';
import { mapWords as words } from '../../browser/map-words.ts';

export type Canvas = {
  readonly map: GlMap;
  show(marks: readonly MapMark[]): void;
  /** Shows a stretch of the country; a single spot with something around it. */
  frame(extent: readonly number[]): void;
  /** What the map stands in, with what lies over it. */
  frameOf(): HTMLElement;
  /** The line that was drawn; null takes it away. */
  drawArea(area: MapArea | null): void;
  /** Shows what a picture of the map shows: longitude, latitude, zoom. */
  showPicture(view: readonly number[]): void;
  /** Lifts one listing above the others, wherever it is; null lifts none. */
  light(listing: { label: string; lng: number; lat: number } | null): void;
};

/** The middle of the country. */
const START = { center: [-96, 38.5] as [number, number], zoom: 3.2 };
const CLOSEST = 13;
const AREAS = 'areas';
const ROOM = 'room';
const OWN: readonly string[] = [AREAS, ROOM, OWN_AREA];

type Events = {
  onPress(mark: MapMark): void;
  /** The operator's style is out of reach: the map is drawn as without one. */
  onPlain(): void;
};

/** A map in `holder`. Without a style of one's own it is drawn from shapes that this site serves. */
export function openCanvas(holder: HTMLElement, styleUrl: string | null, { onPress, onPlain }: Events): Canvas {
  const map = openMap(holder, styleUrl);
  let shown: readonly MapMark[] = [];
  let markers: Marker[] = [];
  let lit: Marker | undefined;

  const drawBelow = () => drawUnder(map, shown, markers);
  map.on('style.load', drawBelow);
  if (styleUrl) whenOutOfReach(map, OWN, () => standIn(map, onPlain));
  else layGround(map);

  return {
    map,
    show(marks) {
      shown = marks;
      for (const marker of markers) marker.remove();
      markers = marks.map((mark) =>
        new Marker({ element: drawMark(mark, onPress), anchor: mark.listing ? 'bottom-left' : 'center' })
          .setLngLat([mark.lng, mark.lat])
          .addTo(map),
      );
      // A style that is still on its way draws them when it is there.
      if (map.getSource(AREAS)) drawBelow();
    },
    frameOf: () => holder.parentElement ?? holder,
    drawArea: keepDrawn(map, () => firstNames(map)),
    frame([west = 0, south = 0, east = 0, north = 0]) {
      map.fitBounds([west, south, east, north], { padding: 56, maxZoom: 10, animate: false });
    },
    showPicture([lng = 0, lat = 0, zoom = 0]) {
      const [width, height] = PICTURES.tall;
      const larger = Math.max(holder.clientWidth / width, holder.clientHeight / height);
      map.jumpTo({ center: [lng, lat], zoom: zoom + Math.log2(larger || 1) });
    },
    light(listing) {
      lit?.remove();
      lit = undefined;
      if (!listing) return;
      const element = document.createElement('span');
      element.className = 'map-tag map-lit';
      element.textContent = listing.label;
      element.setAttribute('aria-hidden', 'true');
      lit = new Marker({ element, anchor: 'bottom-left' }).setLngLat([listing.lng, listing.lat]).addTo(map);
    },
  };
}

/** This site's own map in place of a style that is out of reach. */
function standIn(map: GlMap, onPlain: () => void): void {
  layGround(map);
  map.setStyle(embeddedStyle(), { diff: false });
  onPlain();
}

/** What lies on the map under the marks: circles below the names, and the room that marks take from names. */
function drawUnder(map: GlMap, shown: readonly MapMark[], markers: readonly Marker[]): void {
  const put = (layer: LayerSpecification & { source: string }, data: GeoJSON.FeatureCollection, before?: string) => {
    const source = map.getSource<GeoJSONSource>(layer.source);
    if (source) return void source.setData(data);
    map.addSource(layer.source, { type: 'geojson', data });
    map.addLayer(layer, before);
  };
  const style = styleOf(map);
  // Between two styles there is none; the next one brings this back as it loads.
  if (!style) return;
  // The lowest layer of names: circles lie under them.
  put(circleLayer(AREAS), toAreas(shown), style.layers.find(({ type }) => type === 'symbol')?.id);
  const taken = markers.map((marker, at) => ({
    ...marker.getLngLat(),
    element: marker.getElement(),
    isTag: Boolean(shown[at]?.listing),
  }));
  put(roomLayer(ROOM), roomOf(map, taken));
}

function openMap(holder: HTMLElement, styleUrl: string | null): GlMap {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const map = new GlMap({
    container: holder,
    style: styleUrl ?? embeddedStyle(),
    ...START,
    maxZoom: CLOSEST,
    minZoom: 2,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: true },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  return map;
}

/** The library's type leaves out that there may be none yet. */
const styleOf = (map: GlMap): StyleSpecification | undefined => map.getStyle();

/** The lowest layer of names: circles lie under them. */
const firstNames = (map: GlMap): string | undefined => map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;

/** Circles for what is not drawn together. */
const toAreas = (marks: readonly MapMark[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks
    .filter(({ splitsAt }) => splitsAt === null)
    .map(({ lng, lat }) => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lng, lat] } })),
});

const numbers = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** A button on the map: a price tag for one listing, a number for more. Buttons, so that keys reach them too. */
function drawMark(mark: MapMark, onPress: (mark: MapMark) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const { listing, count } = mark;
  button.className = listing ? 'map-tag' : 'map-many';
  button.textContent = listing ? listing.label : numbers.format(count);
  const says = listing
    ? `${listing.title}, ${listing.label}`
    : fill(mark.splitsAt === null ? words.together : words.many, { n: count });
  button.setAttribute('aria-label', says);
  if (listing) button.dataset.path = listing.path;
  else button.dataset.size = count >= 1_000 ? 'l' : count >= 50 ? 'm' : 's';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress(mark);
  });
  return button;
}
