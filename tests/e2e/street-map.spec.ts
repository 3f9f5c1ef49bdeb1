import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { mapCredit } from '#features/places/words.ts';
import { mapWords } from '#features/search/words/map.ts';
import { openStreetTiles, STREET_COLOR, type StreetTiles } from '../support/street-tiles.ts';
import { type OwnProduct, openOwnProduct, START_MS } from './support/own-product.ts';
import { expect, test } from './support/people.ts';
import { readPolicy } from './support/policy.ts';

test.describe.configure({ timeout: 240_000 });

let product: OwnProduct;
let streets: StreetTiles;
let elsewhere: StreetTiles;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  [streets, elsewhere] = await Promise.all([openStreetTiles(), openStreetTiles()]);
  product = await openOwnProduct({ MAP_STYLE_URL: streets.styleUrl });
});
test.afterAll(async () => {
  await product?.end();
  await Promise.all([streets?.close(), elsewhere?.close()]);
});
test.beforeEach(() => {
  Object.assign(streets, { up: true, tilesUp: true, alsoFrom: null });
  for (const { asked } of [streets, elsewhere]) asked.length = 0;
});

/** The map of a results page, opened: at a desk by the pointer on its picture. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto(`${product.url}/marketplace`);
  const isDesk = (page.viewportSize()?.width ?? 0) >= 1200;
  if (isDesk) await page.getByRole('region', { name: mapWords.title, exact: true }).hover();
  else await page.getByRole('button', { name: 'Map', exact: true }).click();
  return page.locator('canvas.maplibregl-canvas');
}

/** How many points of the map have the color of the stand-in's streets. */
async function countStreets(canvas: Locator): Promise<number> {
  const { data, info } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { red, green, blue } = STREET_COLOR;
  let points = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) points += 1;
  return points;
}

test('a style of the operator’s is drawn with its streets and its credit, from its own origin alone', async ({
  page,
}) => {
  const response = await page.request.get(`${product.url}/marketplace`);
  const policy = readPolicy(response.headers()['content-security-policy'] ?? '');
  expect(policy.get('connect-src')).toEqual(["'self'", product.url.replace(/^http/, 'ws'), streets.url]);
  const canvas = await openMap(page);
  await expect.poll(() => countStreets(canvas), { timeout: 60_000 }).toBeGreaterThan(200);
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('© Street Stand-in');
  await expect(page.locator('.maplibregl-ctrl-attrib')).not.toContainText(mapCredit);
  expect(streets.asked.filter((path) => path.startsWith('/tiles/')).length).toBeGreaterThan(0);
});

test('tiles of an origin that nobody allowed are not asked for, and the rest is drawn', async ({
  page,
  complaints,
}) => {
  streets.alsoFrom = elsewhere.url;
  const canvas = await openMap(page);
  await expect.poll(() => countStreets(canvas), { timeout: 60_000 }).toBeGreaterThan(200);
  // Both sources are asked for in one go, in a worker whose refusals no console of the page tells.
  expect(streets.asked.filter((path) => path.startsWith('/tiles/')).length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  expect(elsewhere.asked).toEqual([]);
  complaints.splice(0);
});

for (const [what, outage] of [
  ['the style', { up: false }],
  ['its tiles', { tilesUp: false }],
] as const)
  test(`while ${what} can’t be reached the map of this site stands in, and says so`, async ({ page, complaints }) => {
    Object.assign(streets, outage);
    const canvas = await openMap(page);
    await expect(page.getByText(mapWords.plain)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText(mapCredit, { timeout: 60_000 });
    await expect(canvas).toBeVisible();
    expect(await countStreets(canvas)).toBe(0);
    // The outage itself stands in the console; no script breaks over it.
    expect(complaints.splice(0).filter((line) => line.startsWith('error:'))).toEqual([]);
  });
