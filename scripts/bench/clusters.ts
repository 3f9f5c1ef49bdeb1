import { allZips } from '../../src/features/places/server/index.ts';
import { openClusters, type Spot } from '../../src/features/search/server/map/index.ts';
import type { Row } from './pages.ts';

const LISTINGS = 100_000;
const GOAL_MS = 100;
const ROUNDS = 30;
const VIEWS = [
  { zoom: 4, bounds: [-125, 24, -66, 50] },
  { zoom: 7, bounds: [-84, 25, -79, 31] },
  { zoom: 10, bounds: [-81.9, 28.1, -80.9, 28.9] },
] as const;

/** Listings scattered over every ZIP code, always the same ones: as many spots as a real market can have. */
function scatter(): Spot[] {
  const places = [...allZips()].flatMap(({ latitude: lat, longitude: lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  return Array.from({ length: LISTINGS }, (_, ref) => ({
    ...(places[(ref * 7_919) % places.length] as (typeof places)[number]),
    count: 1,
    ref,
  }));
}

/** How long the map's answer takes to draw together, from the listings that match to the marks in view. */
export function benchClusters(): Row[] {
  const listings = scatter();
  const times = VIEWS.flatMap(({ zoom, bounds }) =>
    Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      const clusters = openClusters([...bounds], zoom);
      for (const listing of listings) clusters.add(listing);
      clusters.read();
      return performance.now() - began;
    }),
  ).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const p50 = times[Math.floor(times.length * 0.5)] ?? Number.NaN;
  return [
    {
      what: `Map clusters, ${LISTINGS.toLocaleString('en-US')} listings: p95 (p50)`,
      ours: `${p95.toFixed(1)} (${p50.toFixed(1)})`,
      bare: '–',
      ratio: '–',
      goal: `< ${GOAL_MS} ms`,
    },
  ];
}
