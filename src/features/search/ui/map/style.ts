import type { CircleLayerSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLORS, type MapColors } from '#features/places/rules/map-colors.ts';
import { STATE_NAMES_UNTIL } from '#features/places/rules/shapes.ts';
import { mapCredit } from '#features/places/words.ts';

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Counties and closer shores come when one looks close enough to tell them apart. */
export const NEAR_ZOOM = 5.5;

/** A color of the page's own, so that the map is light and dark with it. */
const paint = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const isDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === 'dark';

export const FAR_LAYERS = ['beyond', 'sea', 'lakes', 'rivers'] as const;
export const NEAR_LAYERS = ['land', 'states', 'counties'] as const;
export const TOWNS = 'towns';
export const STATE_NAMES = 'state-names';

/** Land, water and towns, drawn from what the product brings along: no outside service is asked for anything. */
export function embeddedStyle(): StyleSpecification {
  const colors = MAP_COLORS[isDark() ? 'dark' : 'light'];
  const sources = [...FAR_LAYERS, ...NEAR_LAYERS, STATE_NAMES, TOWNS].map((name) => [
    name,
    { type: 'geojson' as const, data: NOTHING, ...(name === 'land' ? { attribution: mapCredit } : {}) },
  ]);
  return {
    version: 8,
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
    layers: [...groundLayers(colors), ...nameLayers(colors)],
  };
}

function groundLayers(colors: MapColors): LayerSpecification[] {
  const area = (source: string, color: string): LayerSpecification => ({
    id: source,
    type: 'fill',
    source,
    paint: { 'fill-color': color },
  });
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    area('beyond', colors.beyond),
    // Its outline is coarser than that of the US; this closes the gap along the border.
    { id: 'beyond-edge', type: 'line', source: 'beyond', paint: { 'line-color': colors.beyond, 'line-width': 3 } },
    area('sea', colors.water),
    area('land', colors.land),
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 4,
      // Closer they would stray from their beds.
      maxzoom: 8.5,
      paint: { 'line-color': colors.river, 'line-width': 1.5 },
    },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: NEAR_ZOOM,
      paint: { 'line-color': colors.county, 'line-width': 1 },
    },
    area('lakes', colors.water),
    {
      id: 'states',
      type: 'line',
      source: 'states',
      paint: { 'line-color': colors.state, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 1, 8, 2] },
    },
  ];
}

/**
 * Names are drawn by the browser in the page's own type: no file of letters is asked for. One that a mark would cover
 * steps aside.
 */
function nameLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: STATE_NAMES,
      type: 'symbol',
      source: STATE_NAMES,
      maxzoom: STATE_NAMES_UNTIL,
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Overpass'],
        'text-size': 12,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.12,
        'text-max-width': 20,
        'text-padding': 4,
        'text-variable-anchor': ['center', 'top', 'bottom'],
        'text-radial-offset': 1.5,
      },
      paint: { 'text-color': colors.region, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
    },
    {
      id: TOWNS,
      type: 'symbol',
      source: TOWNS,
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Overpass'],
        'text-size': ['case', ['==', ['get', 'great'], 1], 15, 13],
        'text-padding': 6,
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.8,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: {
        'text-color': ['case', ['==', ['get', 'great'], 1], colors.city, colors.town],
        'text-halo-color': colors.halo,
        'text-halo-width': 1.5,
      },
    },
  ];
}

/** About a mile and a half around the middle of a ZIP code: that much is known of where a thing is, and no more. */
export const circleLayer = (source: string): CircleLayerSpecification => ({
  id: 'areas',
  type: 'circle',
  source,
  minzoom: 8,
  paint: {
    'circle-color': paint('--tag'),
    'circle-opacity': 0.22,
    'circle-stroke-color': paint('--ink'),
    'circle-stroke-opacity': 0.35,
    'circle-stroke-width': 1,
    'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 8, 6, 12, 96],
  },
});

/** What was drawn by hand: the inside and its line. */
export const drawnLayers = (source: string): LayerSpecification[] => [
  { id: 'drawn', type: 'fill', source, paint: { 'fill-color': paint('--road'), 'fill-opacity': 0.12 } },
  { id: 'drawn-line', type: 'line', source, paint: { 'line-color': paint('--road'), 'line-width': 3 } },
];
