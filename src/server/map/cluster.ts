import Supercluster from 'supercluster';
import type { MapBounds } from '#domain/search/bounds.ts';

/** Listings that lie on one spot: the middle of a ZIP code, mostly. */
export type Spot = { readonly lng: number; readonly lat: number; count: number; readonly ref: number };
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
export const CLOSEST_ZOOM = 12;
const RADIUS = 56;

/** Pixels of a tile at zoom 0, as the map counts them. */
const TILE = 512;
/** Spots closer than this many pixels are one before anything else is done: nobody could tell them apart. */
const BLUR = 8;
/** So many steps closer, what was blurred can be told apart again. */
const CLEARS = 3;

type Blurred = Spot & { blurred: boolean };

/** The spots of a view and a little around it, those that look like one drawn together. */
function blur(spots: Iterable<Spot>, [west, south, east, north]: MapBounds, zoom: number): Blurred[] {
  const degrees = 360 / (TILE * 2 ** zoom);
  const [cell, margin] = [degrees * BLUR, degrees * RADIUS * 2];
  const cells = new Map<number, Blurred>();
  const columns = Math.ceil(360 / cell) + 1;
  for (const spot of spots) {
    const { lng, lat } = spot;
    if (lng < west - margin || lng > east + margin || lat < south - margin || lat > north + margin) continue;
    const key = Math.floor((lat + 90) / cell) * columns + Math.floor((lng + 180) / cell);
    const known = cells.get(key);
    if (!known) cells.set(key, { ...spot, blurred: false });
    else {
      known.count += spot.count;
      known.blurred = true;
    }
  }
  return [...cells.values()];
}

/** What lies in a part of the map at a zoom, near ones drawn together. */
export function clusterSpots(spots: Iterable<Spot>, bounds: MapBounds, closeness: number): Cluster[] {
  const zoom = Math.max(0, Math.min(CLOSEST_ZOOM, Math.floor(closeness)));
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
  const points = blur(spots, bounds, zoom).map(({ lng, lat, count, ref, blurred }) => ({
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
