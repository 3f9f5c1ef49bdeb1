import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { embeddedStyle, FAR_LAYERS, NEAR_LAYERS, NEAR_ZOOM, TOWNS } from './style.ts';
import far from '#features/places/rules/shapes/far.json?url';
import near from '#features/places/rules/shapes/near.json?url';
import {
  openShapes,
  type Degrees,
  type Shapes,
  TOWN_CELL_ZOOM,
  type Town,
  townCells,
} from '#features/places/rules/shapes.ts';

type Layers = Readonly<Record<string, GeoJSON.Geometry>>;
const FILES = { far, near } as const;
const TOWN_FILES = import.meta.glob<string>('../../../places/rules/shapes/towns/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const townFile = (cell: string): string | undefined => TOWN_FILES[`../../../places/rules/shapes/towns/${cell}.json`];

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map's file answered ${answer.status}.`);
  return (await answer.json()) as T;
}

const kept = new Map<string, Promise<Layers>>();

/** Outlines that come with the product, for a look at states or at counties, each file fetched once. */
function readShapes(which: keyof typeof FILES): Promise<Layers> {
  const known = kept.get(which) ?? readJson<Shapes>(FILES[which]).then(toLayers);
  kept.set(which, known);
  // A later look may try again.
  known.catch(() => kept.delete(which));
  return known;
}

function toLayers(shapes: Shapes): Layers {
  const { rings, lines } = openShapes(shapes);
  const pointsOf = (list: readonly Degrees[][]) => list as unknown as GeoJSON.Position[][];
  return Object.fromEntries([
    ...Object.keys(shapes.rings).map((name) => [
      name,
      { type: 'MultiPolygon', coordinates: pointsOf(rings(name)).map((ring) => [ring]) },
    ]),
    ...Object.keys(shapes.lines).map((name) => [name, { type: 'MultiLineString', coordinates: pointsOf(lines(name)) }]),
  ]) as Layers;
}

const towns = new Map<string, readonly Town[]>();

/** The towns that a view may name: the great ones, and from some zoom on those of the cells in view. */
async function readTowns(bounds: readonly number[], zoom: number): Promise<GeoJSON.FeatureCollection> {
  const cells = ['all', ...(zoom >= TOWN_CELL_ZOOM ? townCells(bounds) : [])];
  await Promise.all(
    cells.map(async (cell) => {
      const file = townFile(cell);
      if (file && !towns.has(cell)) towns.set(cell, await readJson<Town[]>(file));
    }),
  );
  return {
    type: 'FeatureCollection',
    features: [...towns.values()].flat().map(([name, lng, lat, from, great], order) => ({
      type: 'Feature',
      properties: { name, from, great, order },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

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
    if (drawn === 'none') asked(putLayers('far', [...FAR_LAYERS, ...NEAR_LAYERS]));
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
