import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { type Crawl, crawl, readSiteMap } from './support/crawl.ts';

/** A market small enough to read whole. The server is its own, so that nobody publishes while it is read. */
const LISTINGS = 60;
const FARTHEST = 4;

test.describe.configure({ mode: 'serial', timeout: 480_000 });

let product: RunningProduct;
let folder: string;
let read: Crawl;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbtag-crawl-'));
  execFileSync(process.execPath, ['src/app/cli/seed.ts', '--listings', String(LISTINGS)], {
    env: { ...process.env, DATA_DIR: folder },
  });
  product = await startProduct(folder, { SEED_DEMO: '0' });
  read = await crawl(product.url);
});

test.afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('every published listing is within four clicks of the home page', async () => {
  const { leads, total } = (await (await fetch(`${product.url}/api/public/leads?per_page=60&page=1`)).json()) as {
    leads: { path: string }[];
    total: number;
  };
  expect(leads.length, 'the market fits one page of the API').toBe(total);
  expect(total).toBeGreaterThan(LISTINGS / 2);
  const far = leads.filter(({ path }) => (read.pages.get(path)?.depth ?? Number.POSITIVE_INFINITY) > FARTHEST);
  expect(far.map(({ path }) => path)).toEqual([]);
});

test('no page has a broken link', () => {
  const broken = [...read.links].filter(([, { status }]) => status >= 400);
  expect(broken.map(([path, { status, from }]) => `${status} ${path} on ${from}`)).toEqual([]);
});

test('no two pages share a canonical, and each names its own address', () => {
  const indexable = [...read.pages.values()].filter((page) => page.indexable);
  expect(indexable.length).toBeGreaterThan(LISTINGS);
  expect(indexable.filter(({ canonical, path }) => canonical !== product.url + (path === '/' ? '/' : path))).toEqual(
    [],
  );
  expect(new Set(indexable.map(({ canonical }) => canonical)).size).toBe(indexable.length);
});

test('every indexable page has one heading, and a title and a description of its own', () => {
  const indexable = [...read.pages.values()].filter((page) => page.indexable);
  const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(indexable.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
  expect(indexable.filter(({ title, description }) => title === '' || description === '')).toEqual([]);
  expect(
    repeated(indexable.filter(({ path }) => !/^\/cars\/[0-9a-f]{8}-/.test(path)).map(({ title }) => title)),
  ).toEqual([]);
  expect(repeated(indexable.map(({ description }) => description))).toEqual([]);
});

test('the site map is the set of indexable pages, and says truly when listings changed', async () => {
  const map = await readSiteMap(product.url);
  const indexable = [...read.pages.values()].filter((page) => page.indexable).map(({ path }) => path);
  expect([...map.keys()].sort()).toEqual(indexable.sort());
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const [path, changed] of map) {
    if (!/^\/cars\/[0-9a-f]{8}-/.test(path)) continue;
    expect(changed, path).not.toBeNull();
    expect(new Date(changed ?? '').getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('words that nobody sells lead nowhere', async () => {
  for (const path of [
    '/cars/no-such-make',
    '/cars/toyota/no-such-model',
    '/cars/in/zz',
    '/cars/body/tank',
    '/cars/Toyota',
  ])
    expect((await fetch(product.url + path, { redirect: 'manual' })).status, path).toBe(404);
});
