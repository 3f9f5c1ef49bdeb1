import { beforeAll, describe, expect, test } from 'vitest';
import { isListed } from '#features/listings/rules/status.ts';
import type { MapBounds } from '#features/search/rules/bounds.ts';
import { NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import { allZips } from '#features/places/server/index.ts';
import { createApp } from '#app/api/app.ts';
import { openClusters, readMap, type Spot } from '#features/search/server/map/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { makeItems, matches, stock } from '../support.ts';

const WORLD: MapBounds = [-180, -85, 180, 85];

function clusterSpots(spots: readonly Spot[], bounds: MapBounds, zoom: number) {
  const clusters = openClusters(bounds, zoom);
  for (const spot of spots) clusters.add(spot);
  return clusters.read();
}

describe('what is drawn together', () => {
  const spots = [...allZips()]
    .filter(({ latitude }) => latitude !== null)
    .slice(0, 4_000)
    .map(({ latitude, longitude }, ref) => ({ lat: latitude ?? 0, lng: longitude ?? 0, count: 1 + (ref % 3), ref }));
  const total = spots.reduce((sum, { count }) => sum + count, 0);

  test.each([0, 3, 6, 9, 12])('loses nothing and counts nothing twice at zoom %i', (zoom) => {
    const clusters = clusterSpots(spots, WORLD, zoom);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { ref, count, splitsAt } of clusters) {
      if (ref !== null) expect(count).toBe(1);
      if (splitsAt !== null) expect(splitsAt).toBeGreaterThan(zoom);
    }
  });

  test('falls apart as one comes closer', () => {
    const counts = [2, 5, 8, 11].map((zoom) => clusterSpots(spots, WORLD, zoom).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

describe.each(ENGINES)('the map on %s', (engine) => {
  const items = makeItems(150, 'map');
  const services = useServices({ engine });
  beforeAll(() => stock(services(), items));
  const read = (filters: Partial<SearchFilters>, bounds: MapBounds | null = WORLD, zoom = 12) =>
    readMap({ ctx: services(), input: { filters: { ...NO_FILTERS, ...filters }, bounds, zoom } });

  test.each([{}, { make: ['Honda'] }, { category: ['GARAGE_ITEM'] as const, goods: ['TOOLS'] as const }])(
    'shows what the list finds for %j',
    async (filters) => {
      const found = items.filter((item) => matches(item, { ...NO_FILTERS, ...filters }));
      const placed = found.filter(({ latitude }) => latitude !== null);
      const { total, marks, extent } = await read(filters);
      expect(total).toBe(found.length);
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(placed.length);
      for (const { latitude, longitude } of placed) {
        const [west, south, east, north] = extent ?? [0, 0, 0, 0];
        expect(longitude).toBeGreaterThanOrEqual(west - 1e-4);
        expect(longitude).toBeLessThanOrEqual(east + 1e-4);
        expect(latitude).toBeGreaterThanOrEqual(south - 1e-4);
        expect(latitude).toBeLessThanOrEqual(north + 1e-4);
      }
    },
  );

  test('has no marks without a view, and none outside of it', async () => {
    expect((await read({}, null)).marks).toEqual([]);
    const [west, south, east, north]: MapBounds = [-82, 28, -80.9, 29];
    for (const { lat, lng } of (await read({}, [west, south, east, north])).marks) {
      expect(lng >= west && lng <= east && lat >= south && lat <= north).toBe(true);
    }
  });

  test('answers over HTTP, and refuses what is no view', async () => {
    const app = createApp({ findServices: () => services() });
    const answer = await app.request('/api/public/map?bounds=-180,-85,180,85&zoom=12&state=FL');
    expect(answer.status).toBe(200);
    const { total, marks } = (await answer.json()) as { total: number; marks: { count: number }[] };
    const inFlorida = items.filter(({ status, region }) => isListed(status as never) && region === 'FL');
    expect(total).toBe(inFlorida.length);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(inFlorida.length);
    for (const query of ['bounds=1,2,3', 'bounds=5,5,1,1', 'zoom=-1', 'nonsense=1'])
      expect((await app.request(`/api/public/map?${query}`)).status, query).toBe(400);
  });
});
