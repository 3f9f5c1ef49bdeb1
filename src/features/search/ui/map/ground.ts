import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { readShapes, readTowns } from './shapes.ts';
import { embeddedStyle, FAR_LAYERS, NEAR_LAYERS, NEAR_ZOOM, STATE_NAMES, TOWNS } from './style.ts';

/** Fills the map with land, water and towns as one comes closer, light or dark with the page. */
export function layGround(map: GlMap): void {
  let drawn: 'none' | 'far' | 'near' = 'none';
  const put = (name: string, data: GeoJSON.GeoJSON | undefined) => {
    if (data) (map.getSource(name) as GeoJSONSource | undefined)?.setData(data);
  };
  const putLayers = async (which: 'far' | 'near', names: readonly string[]) => {
    const layers = await readShapes(which);
    for (const name of names) put(name, layers[name]);
  };
  // A file that did not come leaves the map with what it has; the next move asks again.
  const asked = (work: Promise<unknown>) => work.catch(() => undefined);
  const dress = () => {
    const wanted = map.getZoom() >= NEAR_ZOOM ? 'near' : 'far';
    if (drawn === 'none') asked(putLayers('far', [...FAR_LAYERS, ...NEAR_LAYERS, STATE_NAMES]));
    if (wanted === 'near' && drawn !== 'near') {
      asked(putLayers('near', NEAR_LAYERS));
      drawn = 'near';
    } else if (drawn === 'none') drawn = 'far';
    asked(readTowns(map.getBounds().toArray().flat(), map.getZoom()).then((towns) => put(TOWNS, towns)));
  };
  map.on('style.load', () => {
    drawn = 'none';
    dress();
  });
  map.on('moveend', dress);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => map.setStyle(embeddedStyle()));
}
