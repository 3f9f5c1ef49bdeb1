import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningServer } from '../../src/platform/db/open.ts';
import { startProduct } from '../../tests/support/product.ts';
import { load, median } from './load.ts';

export type Row = {
  readonly what: string;
  readonly ours: string;
  readonly bare: string;
  readonly ratio: string;
  readonly goal: string;
};

const ROUNDS = 3;
const BARE_PORT = 47_811;

type Sent = { readonly headers: readonly string[]; readonly body: Buffer };
/** What Node writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** An answer exactly as it went over the wire. */
const rawAnswer = (url: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const pieces: Buffer[] = [];
      const names = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
      const headers = names.flatMap(([name, value]) => [name, String(value)]);
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ headers, body: Buffer.concat(pieces) }));
    })
      .on('error', reject)
      .end();
  });

async function startBare(dataDir: string, page: Sent, kept: Sent) {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-bare-'));
  const [pageFile, bytesFile, headersFile] = ['page.html', 'page.br', 'headers.json'].map((name) => join(folder, name));
  writeFileSync(pageFile as string, page.body);
  writeFileSync(bytesFile as string, kept.body);
  writeFileSync(headersFile as string, JSON.stringify({ page: page.headers, bytes: kept.headers }));
  const holder = await findRunningServer(dataDir);
  if (!holder) throw new Error('The server does not hold its data folder.');
  const bare = spawn(process.execPath, ['scripts/bench/bare.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BARE_PORT: String(BARE_PORT),
      BARE_SOCKET: holder.socketPath,
      BARE_PAGE: pageFile,
      BARE_BYTES: bytesFile,
      BARE_HEADERS: headersFile,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => bare.stdout.once('data', resolve));
  return bare;
}

const row = (what: string, ours: readonly number[], bare: readonly number[], goal: string): Row => {
  const ratio = median(ours) / median(bare);
  return {
    what,
    ours: `${Math.round(median(ours))}/s`,
    bare: `${Math.round(median(bare))}/s`,
    ratio: ratio.toFixed(2),
    goal,
  };
};

/** From the command to the first page, with the data folder of an earlier start. Milliseconds. */
async function timeToFirstPage(dataDir: string): Promise<number> {
  const began = performance.now();
  const product = await startProduct(dataDir);
  await fetch(product.url);
  const took = performance.now() - began;
  await product.stop();
  return took;
}

/** The listing page, rendered fresh and from the cache, beside a bare server in the same run. They take turns. */
export async function benchPages(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-bench-'));
  const product = await startProduct(dataDir);
  const { leads } = (await (await fetch(`${product.url}/api/public/leads?category=VEHICLE`)).json()) as {
    leads: { id: string; path: string }[];
  };
  const [lead] = leads;
  if (!lead) throw new Error('The demo market is empty.');
  const fullUrl = product.url + lead.path;
  const html = Buffer.from(await (await fetch(fullUrl)).arrayBuffer());
  const { headers } = await rawAnswer(`${fullUrl}?bench=0`);
  const bare = await startBare(dataDir, { headers, body: html }, await rawAnswer(fullUrl));
  const fresh: number[] = [];
  const freshBare: number[] = [];
  const kept: number[] = [];
  const keptBare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A parameter nobody knows is never kept: every one of these is rendered.
    fresh.push((await load(`${fullUrl}?bench=${round}`)).perSecond);
    freshBare.push((await load(`http://127.0.0.1:${BARE_PORT}/${lead.id}`)).perSecond);
    kept.push((await load(fullUrl)).perSecond);
    keptBare.push((await load(`http://127.0.0.1:${BARE_PORT}/bytes`)).perSecond);
  }
  bare.kill();
  await product.stop();
  const start = await timeToFirstPage(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return [
    row('Listing page, rendered fresh', fresh, freshBare, '≥ 0.30'),
    row('Listing page, from the cache', kept, keptBare, '≥ 0.70'),
    {
      what: 'From start to first page, existing data',
      ours: `${(start / 1000).toFixed(1)} s`,
      bare: '–',
      ratio: '–',
      goal: '< 5 s',
    },
  ];
}
