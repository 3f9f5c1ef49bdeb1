import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import type { MapArea } from '../../rules/area.ts';
import { drawnLayers } from './style.ts';

/** The source of the line that somebody drew. */
export const OWN_AREA = 'drawn';

/** Shows what was drawn by hand, below the names; nothing takes it away. */
export function drawArea(map: GlMap, area: MapArea | null, before: string | undefined): void {
  const source = map.getSource<GeoJSONSource>(OWN_AREA);
  if (source) return void source.setData(toPolygon(area));
  map.addSource(OWN_AREA, { type: 'geojson', data: toPolygon(area) });
  for (const layer of drawnLayers(OWN_AREA)) map.addLayer(layer, before);
}

const toPolygon = (area: MapArea | null): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: area
    ? [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [[...area, ...area.slice(0, 1)].map((corner) => [...corner])] },
        },
      ]
    : [],
});
