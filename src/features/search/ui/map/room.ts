import type { Map as GlMap, SymbolLayerSpecification } from 'maplibre-gl';

/** Marks stand on the map as elements of the page; names know of them by an empty sign of their size. */
export type Taken = {
  readonly lng: number;
  readonly lat: number;
  readonly element: HTMLElement;
  readonly isTag: boolean;
};

/** Sizes are rounded up to this, so that a few signs do for all marks. */
const STEP = 8;
const up = (pixels: number): number => Math.max(STEP, Math.ceil(pixels / STEP) * STEP);

/** Above every other layer: what is above chooses its room first. */
export const roomLayer = (source: string): SymbolLayerSpecification => ({
  id: source,
  type: 'symbol',
  source,
  layout: {
    'icon-image': ['get', 'sign'],
    'icon-anchor': ['get', 'anchor'],
    'icon-allow-overlap': true,
    'icon-padding': 2,
  },
});

/** The room that marks take, as points with a sign. */
export function roomOf(map: GlMap, marks: readonly Taken[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: marks.map(({ lng, lat, element, isTag }) => ({
      type: 'Feature',
      properties: {
        sign: emptySign(map, up(element.offsetWidth), up(element.offsetHeight)),
        anchor: isTag ? 'bottom-left' : 'center',
      },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

function emptySign(map: GlMap, width: number, height: number): string {
  const name = `room-${width}-${height}`;
  if (!map.hasImage(name)) map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  return name;
}
