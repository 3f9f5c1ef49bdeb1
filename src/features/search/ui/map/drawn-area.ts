import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import type { MapArea } from '../../rules/area.ts';
import { drawnLayers } from './style.ts';

/** The source of the line that somebody drew. */
export const OWN_AREA = 'drawn';

/** The line that was drawn, in every style that the map takes on. `before` is the layer it lies under. */
export function keepDrawn(map: GlMap, before: () => string | undefined): (area: MapArea | null) => void {
  let drawn: MapArea | null = null;
  const draw = () => {
    const source = map.getSource<GeoJSONSource>(OWN_AREA);
    if (source) return void source.setData(toPolygon(drawn));
    map.addSource(OWN_AREA, { type: 'geojson', data: toPolygon(drawn) });
    for (const layer of drawnLayers(OWN_AREA)) map.addLayer(layer, before());
  };
  map.on('style.load', draw);
  return (area) => {
    drawn = area;
    // A style that is still on its way draws it when it is there.
    map.getSource<GeoJSONSource>(OWN_AREA)?.setData(toPolygon(area));
  };
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
