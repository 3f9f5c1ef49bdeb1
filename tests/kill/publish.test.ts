import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#features/accounts/server/index.ts';
import { openServices } from '#app/boot.ts';
import { eq } from 'drizzle-orm';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { findBrokenLink } from '#features/listings/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';

const KILLS = 20;
const SELLERS_AT_ONCE = 4;
const ENV = { SEED_DEMO: 'false' };

const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-kill-'));
let product: RunningProduct;
let token: string;
/** Listings whose publication was acknowledged. */
const published = new Set<string>();

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** One confirmed seller with a session, made through the running server's own database. */
async function makeSeller(): Promise<string> {
  const { services, stop } = await openServices({ ...process.env, ...ENV, DATA_DIR: dataDir, SITE_URL: product.url });
  const userId = newId();
  await services.db
    .insert(schema.users)
    .values({ id: userId, email: 'seller@example.com', emailVerifiedAt: new Date() });
  const { accessToken } = await openSession(services, { userId });
  await stop();
  return accessToken;
}

/** Publishes one listing after another until the server is gone. */
async function publishUntilCut(round: number, seller: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    try {
      const answers = completeAnswers({
        description: `Listing ${round}.${seller}.${at} of a seller in a hurry, as described.`,
      });
      const draft = await call('POST', '/api/requests/self', { flow: 'vehicle', answers });
      const done = await call('PATCH', `/api/requests/self/${draft.answer.id}`, { status: 'PUBLISHED' });
      if (done.status === 200) published.add(String(done.answer.id));
    } catch {
      return;
    }
  }
}

beforeAll(async () => {
  product = await startProduct(dataDir, ENV);
  token = await makeSeller();
}, 240_000);

afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`keeps every acknowledged publication through ${KILLS} kills, and leaves no half listing`, async () => {
  for (let round = 0; round < KILLS; round += 1) {
    const sellers = Array.from({ length: SELLERS_AT_ONCE }, (_, seller) => publishUntilCut(round, seller));
    const before = published.size;
    // The moment of the kill is spread over the work: after a few publications, a different few each round.
    await expect
      .poll(() => published.size - before, { timeout: 30_000, interval: 3 + round })
      .toBeGreaterThan(round % 5);
    await product.kill();
    await Promise.all(sellers);
    product = await startProduct(dataDir, ENV);
  }

  for (const id of published) {
    const page = await fetch(`${product.url}/api/public/leads/${id}`);
    expect(page.status, `listing ${id} was acknowledged`).toBe(200);
  }
  const { services, stop } = await openServices({ ...process.env, ...ENV, DATA_DIR: dataDir, SITE_URL: product.url });
  const rows = await services.db.select().from(schema.listings);
  for (const row of rows) {
    const { listingHistory } = schema;
    const history = await services.db.select().from(listingHistory).where(eq(listingHistory.listingId, row.id));
    const kinds = history.map((entry) => entry.kind).sort();
    expect(kinds, `record of ${row.id}, ${row.status}`).toEqual(row.status === 'PUBLISHED' ? ['PRICE', 'STATUS'] : []);
    expect(await findBrokenLink({ db: services.db, listingId: row.id })).toBeNull();
    if (row.status === 'PUBLISHED')
      expect(row).toMatchObject({
        title: '2014 Honda Accord EX-L',
        priceCents: 1_150_000,
        ownerId: expect.any(String),
      });
  }
  await stop();
  expect(published.size).toBeGreaterThan(KILLS);
  expect(rows.filter((row) => row.status === 'PUBLISHED').length).toBeGreaterThanOrEqual(published.size);
}, 600_000);
