import far from '#features/places/rules/shapes/far.json?url';
import near from '#features/places/rules/shapes/near.json?url';
import type { Spot } from '#features/places/rules/map-picture.ts';
import {
  openShapes,
  type Degrees,
  type Shapes,
  TOWN_CELL_ZOOM,
  type Town,
  townCells,
} from '#features/places/rules/shapes.ts';
import { STATE_NAMES } from './style.ts';

type Layers = Readonly<Record<string, GeoJSON.GeoJSON>>;
const FILES = { far, near } as const;
const TOWNS = import.meta.glob<string>('../../../places/rules/shapes/towns/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const townFile = (cell: string): string | undefined => TOWNS[`../../../places/rules/shapes/towns/${cell}.json`];

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map's file answered ${answer.status}.`);
  return (await answer.json()) as T;
}

const kept = new Map<string, Promise<Layers>>();

/** Outlines that come with the product, for a look at states or at counties, each file fetched once. */
export function readShapes(which: keyof typeof FILES): Promise<Layers> {
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
    [STATE_NAMES, toPoints((shapes.names ?? []).map(([name, lng, lat, from]) => ({ name, lng, lat, from })))],
  ]) as Layers;
}

const toPoints = (spots: readonly (Spot & Record<string, unknown>)[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: spots.map(({ lng, lat, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
});

const towns = new Map<string, readonly Town[]>();

/** The towns that a view may name: the great ones, and from some zoom on those of the cells in view. */
export async function readTowns(bounds: readonly number[], zoom: number): Promise<GeoJSON.FeatureCollection> {
  const cells = ['all', ...(zoom >= TOWN_CELL_ZOOM ? townCells(bounds) : [])];
  await Promise.all(
    cells.map(async (cell) => {
      const file = townFile(cell);
      if (file && !towns.has(cell)) towns.set(cell, await readJson<Town[]>(file));
    }),
  );
  const all = [...towns.values()].flat();
  return toPoints(all.map(([name, lng, lat, from, great], order) => ({ name, lng, lat, from, great, order })));
}
