import Supercluster from 'supercluster';
import type { MapBounds } from '../../rules/bounds.ts';

/** Listings that lie on one spot: the middle of a ZIP code, mostly. `ref` is that of the first. */
export type Spot = {
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
  readonly ref: number;
};
export type Cluster = {
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
  /** The one listing there; null where there are more. */
  readonly ref: number | null;
  /** The zoom at which it falls apart; null for a single spot. */
  readonly splitsAt: number | null;
};

type Spots = { readonly count: number; readonly ref: number; readonly blurred: boolean };

/** Where streets would be; nothing here is placed closer than a ZIP code. */
const CLOSEST_ZOOM = 12;
const RADIUS = 56;

/** Pixels of a tile at zoom 0, as the map counts them. */
const TILE = 512;
/** Spots closer than this many pixels are one before anything else is done: nobody could tell them apart. */
const BLUR = 8;
/** So many steps closer, what was blurred can be told apart again. */
const CLEARS = 3;

type Blurred = { readonly lng: number; readonly lat: number; readonly ref: number; count: number; blurred: boolean };

/**
 * Counts the listings of a view and a little around it in cells of a few pixels, so that a hundred thousand of them are a
 * few thousand before anything is drawn together. Cells are numbered from the corner of the view: small numbers are quick
 * to look up.
 */
function openCells([west, south, east, north]: MapBounds, zoom: number) {
  const degrees = 360 / (TILE * 2 ** zoom);
  const [cell, margin] = [degrees * BLUR, degrees * RADIUS * 2];
  const [left, right, low, high] = [west - margin, east + margin, south - margin, north + margin];
  const columns = Math.ceil((right - left) / cell) + 1;
  const cells = new Map<number, Blurred>();
  const add = ({ lng, lat, count, ref }: Spot): void => {
    if (lng < left || lng > right || lat < low || lat > high) return;
    const key = Math.floor((lat - low) / cell) * columns + Math.floor((lng - left) / cell);
    const known = cells.get(key);
    if (!known) {
      cells.set(key, { lng, lat, count, ref, blurred: false });
      return;
    }
    known.count += count;
    if (known.lng !== lng || known.lat !== lat) known.blurred = true;
  };
  return { add, cells };
}

/** Draws together what lies in a part of the map at a zoom: `add` is called for each listing or spot, `read` at the end. */
export function openClusters(bounds: MapBounds, closeness: number): { add(spot: Spot): void; read(): Cluster[] } {
  const zoom = Math.max(0, Math.min(CLOSEST_ZOOM, Math.floor(closeness)));
  const { add, cells } = openCells(bounds, zoom);
  return { add, read: () => clustersOf([...cells.values()], bounds, zoom) };
}

function clustersOf(cells: readonly Blurred[], bounds: MapBounds, zoom: number): Cluster[] {
  const index = new Supercluster<Spots, { sum: number }>({
    radius: RADIUS,
    extent: TILE,
    minZoom: zoom,
    maxZoom: CLOSEST_ZOOM,
    map: ({ count }) => ({ sum: count }),
    reduce: (into, { sum }) => {
      into.sum += sum;
    },
  });
  const points = cells.map(({ lng, lat, count, ref, blurred }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { count, ref, blurred },
  }));
  index.load(points);
  return index.getClusters([...bounds], zoom).map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if ('cluster' in properties && properties.cluster) {
      const splitsAt = index.getClusterExpansionZoom(properties.cluster_id);
      return { lng, lat, count: properties.sum, ref: null, splitsAt };
    }
    const { count, ref, blurred } = properties as Spots;
    const splitsAt = blurred ? Math.min(CLOSEST_ZOOM + 1, zoom + CLEARS) : null;
    return { lng, lat, count, ref: count === 1 ? ref : null, splitsAt };
  });
}
