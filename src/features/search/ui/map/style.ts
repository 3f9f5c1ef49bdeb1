import type { CircleLayerSpecification, StyleSpecification } from 'maplibre-gl';

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Counties come when one looks close enough to tell them apart. */
export const COUNTY_ZOOM = 5.5;

/** A color of the page's own, so that the map is light and dark with it. */
const paint = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** States and counties, drawn from what the product brings along: no outside service is asked for anything. */
export function embeddedStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: NOTHING, attribution: 'US Census Bureau' },
      counties: { type: 'geojson', data: NOTHING },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': paint('--well') } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': paint('--sheet') } },
      {
        id: 'county-lines',
        type: 'line',
        source: 'counties',
        minzoom: COUNTY_ZOOM,
        paint: { 'line-color': paint('--line'), 'line-width': 1 },
      },
      {
        id: 'state-lines',
        type: 'line',
        source: 'states',
        paint: { 'line-color': paint('--edge'), 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 8, 2] },
      },
    ],
  };
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
