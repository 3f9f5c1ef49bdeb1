import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../src/platform/db/client.ts';
import { findRunningServer } from '../../src/platform/db/open.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { startProduct } from '../../tests/support/product.ts';
import { multiplyMarket } from './market.ts';
import type { Row } from './pages.ts';

type Size = { readonly engine: 'embedded' | 'postgres'; readonly listings: number; readonly goal: number };
type Measured = { readonly p50: number; readonly p95: number };

const SIZES: readonly Size[] = [
  { engine: 'embedded', listings: 10_000, goal: 60 },
  { engine: 'embedded', listings: 100_000, goal: 60 },
  { engine: 'postgres', listings: 10_000, goal: 25 },
  { engine: 'postgres', listings: 1_000_000, goal: 25 },
];
const REQUESTS = 300;
const MAKES = ['Honda', 'Toyota', 'Ford', 'Chevrolet', 'BMW', 'Subaru', 'Jeep', 'Kia', 'Nissan', 'Hyundai'];
const ZIPS = [
  '32801',
  '10001',
  '90210',
  '60601',
  '77002',
  '85004',
  '98101',
  '30303',
  '48201',
  '80202',
  '02108',
  '83702',
];
const RADII = [25, 50, 75, 100, 150];

/** A search nobody made before, in one part of the market after the other: with every facet counted, around a ZIP. */
function pathOf(number: number): string {
  const pick = <Item>(items: readonly Item[], step: number) => items[(number * step) % items.length];
  const price = 8_000 + ((number * 137) % 331) * 100;
  const around = `postcode=${pick(ZIPS, 5)}&radius_max=${pick(RADII, 7)}`;
  switch (number % 6) {
    case 3:
      return `/property?beds_min=${1 + (number % 4)}&features=PETS_DOGS&price_max=${price * 10}&${around}`;
    case 4:
      return `/garage?goods=TOOLS,FURNITURE&date_min=2026-01-${10 + (number % 20)}&${around}`;
    case 5:
      return `/marketplace?price_max=${price}&condition=GOOD&${around}`;
    default:
      return `/cars?make=${pick(MAKES, 3)}&price_max=${price}&${around}`;
  }
}

/** One request after another: how long each page takes that is in no cache. */
async function measure(url: string): Promise<Measured> {
  const times: number[] = [];
  for (let number = -30; number < REQUESTS; number += 1) {
    const began = performance.now();
    const response = await fetch(url + pathOf(number + 30));
    const page = await response.text();
    if (response.status !== 200 || !page.includes('</html>')) throw new Error(`${pathOf(number + 30)} failed.`);
    if (number >= 0) times.push(performance.now() - began);
  }
  const sorted = times.sort((a, b) => a - b);
  return {
    p50: sorted[Math.floor(REQUESTS * 0.5)] ?? Number.NaN,
    p95: sorted[Math.floor(REQUESTS * 0.95)] ?? Number.NaN,
  };
}

async function benchSize({ engine, listings }: Size): Promise<Measured> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres?.urlOf('postgres');
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-bench-search-'));
  const product = await startProduct(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  try {
    const holder = databaseUrl ? null : await findRunningServer(dataDir);
    const sql = connect(databaseUrl ? { url: databaseUrl } : { socketPath: holder?.socketPath ?? '' }, { max: 1 });
    const show = process.stdout.isTTY;
    await multiplyMarket(sql, listings, (there) => show && process.stdout.write(`\r${there} of ${listings} listings`));
    if (show) process.stdout.write('\r\u001b[K');
    await sql.end();
    return await measure(product.url);
  } finally {
    await product.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Results pages with facets, radius, price and make, rendered fresh, in small and in large markets. */
export async function benchSearch({ quick }: { quick: boolean }): Promise<Row[]> {
  const rows: Row[] = [];
  const small = new Map<string, number>();
  for (const size of SIZES.filter(({ listings }) => !quick || listings < 1_000_000)) {
    const { p50, p95 } = await benchSize(size);
    const before = small.get(size.engine);
    if (before === undefined) small.set(size.engine, p95);
    rows.push({
      what: `Results, ${size.listings.toLocaleString('en-US')} on ${size.engine}: p95 (p50)`,
      ours: `${p95.toFixed(1)} (${p50.toFixed(1)})`,
      bare: '–',
      ratio: before === undefined ? '–' : `${(p95 / before).toFixed(2)}×`,
      goal: `< ${size.goal} ms`,
    });
  }
  return rows;
}
