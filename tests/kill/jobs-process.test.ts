import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '#app/boot.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { importStock, makeDealer, stockRow } from '../deployed/support/dealer.ts';
import { freePort, type Program, runProgram } from '../deployed/support/program.ts';
import { startMailServer } from '../support/mail-server.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';

const POLL = { timeout: 120_000, interval: 250 };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const READY = /Curbtag runs its jobs/;

const folder = mkdtempSync(join(tmpdir(), 'curbtag-jobs-'));
let postgres: PostgresServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let web: RunningProduct;
let jobs: Program;
let metricsPort: number;
let shared: Record<string, string>;
let services: Services;
let closeServices: () => Promise<void>;

/** What `npm run jobs` runs. */
function startJobs(env: Record<string, string>): Promise<Program> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { jobs: string } };
  const [program, ...args] = scripts.jobs.split(' ');
  expect(program).toBe('node');
  return runProgram({ command: process.execPath, args, env: { ...shared, ...env }, ready: READY });
}

beforeAll(async () => {
  [postgres, mail, metricsPort] = await Promise.all([startPostgres(), startMailServer(), freePort()]);
  shared = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.urlOf('postgres'),
    SEED_DEMO: 'false',
    AUTH_SECRET: 'the same secret for both processes',
    NODE_ENV: 'production',
  };
  // No mail server is there: what arrives at the other one was sent by the jobs process.
  const nowhere = `smtp://127.0.0.1:${await freePort()}`;
  web = await startProduct(folder, { ...shared, JOBS: '0', SMTP_URL: nowhere });
  shared.SITE_URL = web.url;
  // As in a file of settings that both processes read.
  jobs = await startJobs({
    JOBS: '0',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    METRICS_PORT: String(metricsPort),
  });
  const opened = await openServices({ ...process.env, ...shared });
  services = opened.services;
  closeServices = opened.stop;
}, 300_000);

afterAll(async () => {
  await jobs?.stop();
  await web?.stop();
  await closeServices?.();
  await mail?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

const ask = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
const page = async (path: string) => (await fetch(web.url + path)).text();

test('it delivers what a web process without jobs could not', async () => {
  const email = 'waiting@example.com';
  const asked = await fetch(`${web.url}/stickers/auth/login`, {
    method: 'POST',
    headers: { origin: web.url },
    body: new URLSearchParams({ email, how: 'code' }),
    redirect: 'manual',
  });
  expect(asked.status).toBe(303);
  const { mailQueue } = schema;
  const failed = and(isNull(mailQueue.sentAt), isNotNull(mailQueue.lastError));
  await expect
    .poll(async () => {
      // As if the half minute until the next try had passed.
      await services.db
        .update(mailQueue)
        .set({ sendAfter: new Date(0) })
        .where(failed);
      return mail.received.flatMap(({ to }) => to);
    }, POLL)
    .toEqual([email]);
});

test('pages that a web process keeps are dropped when a job changes a listing', async () => {
  const { listings, stockImports } = schema;
  const dealer = await makeDealer({ services, siteUrl: web.url });
  const done = async (id: string) =>
    (await services.db.select().from(stockImports).where(eq(stockImports.id, id)))[0]?.status;
  const first = await importStock(dealer, [stockRow(1, '$15,500')]);
  await expect.poll(() => done(first), POLL).toBe('DONE');
  const [listing] = await services.db.select().from(listings).where(eq(listings.ownerId, dealer.id));
  const path = `/cars/${listing?.id}`;
  await expect.poll(() => page(path), POLL).toContain('$15,500');

  // Past the verbs, which nobody hears of: what still comes is kept.
  await services.db.update(listings).set({ title: 'Written by hand' }).where(eq(listings.ownerId, dealer.id));
  expect(await page(path)).not.toContain('Written by hand');

  await importStock(dealer, [stockRow(1, '$14,900')]);
  await expect.poll(() => page(path), POLL).toContain('$14,900');
});

test('what a web process keeps in memory, it writes down itself, and nothing else', async () => {
  const [listing] = await services.db.select().from(schema.listings);
  const seen = await fetch(`${web.url}/api/views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: web.url, 'user-agent': BROWSER },
    body: JSON.stringify({ listing: listing?.id }),
  });
  expect(seen.status).toBe(204);
  await expect
    .poll(async () => (await services.db.select().from(schema.listingViews)).map(({ count }) => count), POLL)
    .toEqual([1]);
  const runs = (await page('/metrics')).split('\n').filter((line) => line.startsWith('curbtag_job_runs_total{'));
  const names = new Set(runs.map((line) => /job="([^"]+)"/.exec(line)?.[1]));
  expect([...names].filter((name) => name !== 'views' && name !== 'scans')).toEqual([]);
  expect([...names]).toContain('views');
});

test('it says how it does on a port of its own', async () => {
  expect((await ask('/livez')).status).toBe(200);
  await expect.poll(async () => (await ask('/readyz')).status, POLL).toBe(200);
  await expect
    .poll(async () => (await ask('/metrics')).text(), POLL)
    .toMatch(/^curbtag_job_runs_total\{(?=.*job="mail")(?=.*outcome="ok").*\} [1-9]/m);
  expect((await ask('/')).status).toBe(404);
});

test('it ends with a sentence where it cannot run', async () => {
  // The embedded database is of the process that serves pages.
  await expect(startJobs({ DATABASE_URL: '' })).rejects.toThrow(
    /ended \(exit 1\):\s+The embedded database belongs to one process, which runs the jobs itself\./,
  );
  await expect(startJobs({ METRICS_PORT: String(metricsPort) })).rejects.toThrow(/ended \(exit 1\):\s+\S.*in use/);
});

test('it lives through a restart of PostgreSQL, and SIGTERM ends it in order', async () => {
  await postgres.halt('fast');
  await expect.poll(async () => (await ask('/readyz')).status, POLL).toBe(503);
  expect((await ask('/livez')).status).toBe(200);
  await postgres.resume();
  await expect.poll(async () => (await ask('/readyz')).status, POLL).toBe(200);
  expect(jobs.ended()).toBeNull();
  await jobs.stop();
  expect(jobs.ended()).toBe('exit 0');
  await expect(ask('/livez')).rejects.toThrow();
});
