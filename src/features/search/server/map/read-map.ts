import { briefOf } from '#features/listings/rules/brief.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import type { MapMark } from '#shared/map-mark.ts';
import type { MapBounds } from '../../rules/bounds.ts';
import type { SearchFilters } from '../../rules/filters.ts';
import { labelOf } from '../../words/mark-label.ts';
import type { Ctx } from '#platform/context.ts';
import { readMatches } from '../index.ts';
import { type Cluster, openClusters } from './cluster.ts';

/** Single listings told of by name in one view; more are dots. */
const MAX_NAMED = 60;

export type MapView = {
  readonly total: number;
  /** Around everything that matches; null when nothing that matches has a place. */
  readonly extent: MapBounds | null;
  readonly marks: readonly MapMark[];
};

const toNamed = (listing: PublicListing): MapMark['listing'] => ({
  title: listing.title,
  path: listing.path,
  label: labelOf(listing),
  line: [...briefOf(listing), [listing.place.city, listing.place.region].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · '),
});

const nameable = (clusters: readonly Cluster[]): number[] =>
  clusters.flatMap(({ ref }) => ref ?? []).slice(0, MAX_NAMED);

/** A search as a map shows it: everything that matches, drawn together by zoom. `bounds` is the view, not a filter. */
export async function readMap({
  ctx,
  input: { filters, bounds, zoom },
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: { filters: SearchFilters; bounds: MapBounds | null; zoom: number };
}): Promise<MapView> {
  const around = openExtent();
  const drawn = bounds ? openClusters(bounds, zoom) : null;
  const { total, name } = await readMatches({
    ctx,
    input: { ...filters, bounds: undefined },
    onMatch: (ref, lat, lng) => {
      around.add(lat, lng);
      drawn?.add({ ref, lat, lng, count: 1 });
    },
  });
  const extent = around.read();
  if (!drawn) return { total, extent, marks: [] };
  const clusters = drawn.read();
  const named = await name(nameable(clusters));
  return {
    total,
    extent,
    marks: clusters.map(({ ref, ...mark }) => {
      const listing = ref === null ? undefined : named.get(ref);
      return { ...mark, listing: listing ? toNamed(listing) : null };
    }),
  };
}

/** The box around points: `add` is called for each, `read` at the end; null when there was none. */
function openExtent(): { add(lat: number, lng: number): void; read(): MapBounds | null } {
  let [west, south, east, north] = [180, 90, -180, -90];
  return {
    add: (lat, lng) => {
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    },
    read: () => (west > east ? null : [west, south, east, north]),
  };
}
