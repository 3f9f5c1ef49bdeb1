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

type Spots = { readonly count: number; readonly ref: number };

/** Where streets would be; nothing here is placed closer than a ZIP code. */
export const CLOSEST_ZOOM = 12;
const RADIUS = 56;

/** What lies in a part of the map at a zoom, near ones drawn together. */
export function clusterSpots(spots: Iterable<Spot>, bounds: MapBounds, zoom: number): Cluster[] {
  const index = new Supercluster<Spots, { sum: number }>({
    radius: RADIUS,
    maxZoom: CLOSEST_ZOOM,
    map: ({ count }) => ({ sum: count }),
    reduce: (into, { sum }) => {
      into.sum += sum;
    },
  });
  const points = Array.from(spots, ({ lng, lat, count, ref }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { count, ref },
  }));
  index.load(points);
  const found = index.getClusters([...bounds], Math.max(0, Math.min(CLOSEST_ZOOM, Math.floor(zoom))));
  return found.map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if ('cluster' in properties && properties.cluster)
      return {
        lng,
        lat,
        count: properties.sum,
        ref: null,
        splitsAt: index.getClusterExpansionZoom(properties.cluster_id),
      };
    const { count, ref } = properties as Spots;
    return { lng, lat, count, ref: count === 1 ? ref : null, splitsAt: null };
  });
}
