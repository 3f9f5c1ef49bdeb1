import { allZips } from '../../src/server/geo/index.ts';
import { clusterSpots, type Spot } from '../../src/server/map/cluster.ts';
import type { Row } from './pages.ts';

const LISTINGS = 100_000;
const GOAL_MS = 100;
const ROUNDS = 9;
const VIEWS = [
  { zoom: 4, bounds: [-125, 24, -66, 50] },
  { zoom: 7, bounds: [-84, 25, -79, 31] },
  { zoom: 10, bounds: [-81.9, 28.1, -80.9, 28.9] },
] as const;

/** Listings scattered over every ZIP code, always the same ones: as many spots as a real market can have. */
function scatter(): Spot[] {
  const places = [...allZips()].filter(({ latitude }) => latitude !== null);
  const spots = new Map<number, Spot>();
  for (let ref = 0; ref < LISTINGS; ref++) {
    const at = (ref * 7_919) % places.length;
    const known = spots.get(at);
    const { latitude, longitude } = places[at] as (typeof places)[number];
    if (known) known.count += 1;
    else spots.set(at, { lat: latitude ?? 0, lng: longitude ?? 0, count: 1, ref });
  }
  return [...spots.values()];
}

/** How long the map's answer takes to draw together, from the listings that match to the marks in view. */
export function benchClusters(): Row[] {
  const times = VIEWS.flatMap(({ zoom, bounds }) =>
    Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      clusterSpots(scatterOnce, bounds, zoom);
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

const scatterOnce = scatter();
