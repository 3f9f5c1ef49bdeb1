import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openServices } from '../../src/app/boot.ts';
import { VISITOR, withActor } from '../../src/platform/context.ts';
import * as schema from '../../src/features/schema.ts';
import { findRunningServer } from '../../src/platform/db/index.ts';
import { mintCodes } from '../../src/features/stickers/server/index.ts';
import { NO_FILTERS } from '../../src/features/search/rules/filters.ts';
import { searchListings } from '../../src/features/search/server/index.ts';
import { startProduct } from '../../tests/support/product.ts';
import { type Load, load, median } from './load.ts';
import type { Row } from './pages.ts';

const ROUNDS = 3;
const BARE_PORT = 47_813;
const CODES = 200;

/** Codes on listings of the demo market, as sellers would have linked them. */
async function linkedCodes(dataDir: string, siteUrl: string): Promise<string[]> {
  const { services, stop } = await openServices({ ...process.env, DATA_DIR: dataDir, SITE_URL: siteUrl });
  const ctx = withActor(services, VISITOR);
  const { codes } = await mintCodes({ ctx, input: { count: CODES, productCode: '1222' } });
  const { listings } = await searchListings({ ctx, input: { ...NO_FILTERS, per_page: 50 } });
  const owners = new Map(
    (await services.db.select({ id: schema.listings.id, ownerId: schema.listings.ownerId }).from(schema.listings)).map(
      ({ id, ownerId }) => [id, ownerId],
    ),
  );
  for (const [at, { id }] of codes.entries()) {
    const listingId = listings[at % listings.length]?.id ?? null;
    await services.db
      .update(schema.qrCodes)
      .set({ listingId, ownerId: owners.get(listingId ?? '') ?? null })
      .where(eq(schema.qrCodes.id, id));
  }
  await stop();
  return codes.map(({ id }) => id);
}

async function startBare(dataDir: string) {
  const holder = await findRunningServer(dataDir);
  if (!holder) throw new Error('The server does not hold its data folder.');
  const bare = spawn(process.execPath, ['scripts/bench/bare-scans.ts'], {
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(BARE_PORT), BARE_SOCKET: holder.socketPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => bare.stdout.once('data', resolve));
  return bare;
}

const p99 = (loads: readonly Load[]) => median(loads.map((one) => one.p99));

/** Both sides must do the work that is measured. */
async function expectListing(url: string): Promise<void> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  const location = headers.get('location') ?? '';
  if (status !== 302 || !/^\/[a-z/]+\/[0-9a-f-]{36}/.test(location))
    throw new Error(`${url} answers ${status} ${location}`);
}

/** A scan to its redirect, beside a bare server that answers the same from the same database. They take turns. */
export async function benchScans(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-scans-'));
  const product = await startProduct(dataDir);
  const paths = (await linkedCodes(dataDir, product.url)).map((id) => `/q/${id}`);
  const bare = await startBare(dataDir);
  for (const origin of [product.url, `http://127.0.0.1:${BARE_PORT}`]) await expectListing(origin + (paths[0] ?? ''));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(product.url, { paths }));
    theirs.push(await load(`http://127.0.0.1:${BARE_PORT}`, { paths }));
  }
  bare.kill();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const [mine, plain] = [ours, theirs].map((loads) => median(loads.map(({ perSecond }) => perSecond))) as [
    number,
    number,
  ];
  return [
    {
      what: 'Sticker scan → 302',
      ours: `${Math.round(mine)}/s`,
      bare: `${Math.round(plain)}/s`,
      ratio: (mine / plain).toFixed(2),
      goal: '≥ 0.40',
    },
    { what: 'Sticker scan, p99', ours: `${p99(ours)} ms`, bare: `${p99(theirs)} ms`, ratio: '–', goal: '–' },
  ];
}
