import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bed, haltPostgres, openBed, resumePostgres } from './support/bed.ts';
import { type Errands, startErrands } from './support/errands.ts';
import { untilAllAnswer } from './support/first-answer.ts';
import { type Asked, ask } from './support/http.ts';
import { type Load, sayStatuses, startLoad } from './support/load.ts';
import { makePerson } from './support/people.ts';
import { NOBODY } from './support/routes.ts';
import { FULL, inFull } from './support/size.ts';

const RESTARTS = inFull(40, 3);
/** Seconds of silence. 27 is what once stopped every process for good. */
const STALLS = FULL ? [5, 10, 15, 20, 27, 30, 35, 40, 50, 60] : [27];
/** How long the database is away; a machine that restarts its service takes about as long. */
const AWAY_MS = 300;
/** Errands go on by periods of up to a minute. */
const ERRANDS_MS = 180_000;

let bed: Bed;
let load: Load;
let errands: Errands;

beforeAll(async () => {
  bed = await openBed();
  errands = await startErrands(bed, { rows: inFull(400, 60), mails: inFull(200, 20) });
  load = await startLoad(
    bed,
    bed.web.map(({ port }) => port),
  );
});
afterAll(async () => {
  await load?.end();
  await bed?.stop();
});

/** Everybody works on until something more is acknowledged. */
async function expectWorkGoesOn(): Promise<void> {
  const before = load.acknowledged();
  await expect.poll(() => load.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(before + 5);
  expect(bed.ended()).toEqual([]);
}

async function expectNothingLost(): Promise<void> {
  await load.end();
  console.log(`Under load: ${load.acknowledged()} writes acknowledged; ${sayStatuses(load.statuses)}`);
  expect(await load.findLost()).toEqual([]);
  await errands.skipWaits();
  await expect.poll(() => errands.findOpen(), { timeout: ERRANDS_MS, interval: 1_000 }).toEqual([]);
  expect(bed.ended()).toEqual([]);
}

const report = (what: string, waits: readonly number[]) => {
  const seconds = waits.map((it) => (it / 1_000).toFixed(2));
  console.log(
    `${what}: first good answer of the slower process after ${seconds.join(', ')} s (slowest ${Math.max(...waits).toFixed(0)} ms)`,
  );
};

test(`${RESTARTS} restarts of PostgreSQL, in order and as crashes: no process ends, and work goes on`, async () => {
  const waits: number[] = [];
  await expect.poll(() => load.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(20);
  for (let at = 0; at < RESTARTS; at++) {
    await haltPostgres(at % 2 === 0 ? 'fast' : 'immediate');
    await pause(AWAY_MS);
    await resumePostgres();
    waits.push(await untilAllAnswer(bed.web));
    await expectWorkGoesOn();
  }
  report('Restarts', waits);
}, 1_800_000);

test('while PostgreSQL is away every kind of request is refused with 503 and a time to come again', async () => {
  const port = bed.web[0]?.port ?? 0;
  const { cookie, token } = await makePerson(bed.services);
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const kinds: Asked[] = [
    { path: '/my/list', headers: { cookie } },
    { path: `/cars?price_max=${Date.now() % 1e7}`, headers: { cookie } },
    { path: `/q/${NOBODY}` },
    { path: '/api/leads?mine=true', headers: json },
    { method: 'POST', path: '/api/requests/self', headers: json, body: '{"flow":"vehicle"}' },
    { path: '/stickers/print/file.pdf?code=x', headers: { cookie } },
  ];
  await haltPostgres('fast');
  try {
    for (const asked of kinds) {
      const { status, headers } = await ask(port, asked);
      const said = {
        path: asked.path,
        status,
        wait: Number(headers['retry-after']) > 0,
        kept: headers['cache-control'],
      };
      expect(said).toEqual({ path: asked.path, status: 503, wait: true, kept: expect.stringContaining('no-store') });
    }
  } finally {
    await resumePostgres();
  }
  await untilAllAnswer(bed.web);
  await expectWorkGoesOn();
}, 300_000);

test(`stalls of PostgreSQL of ${STALLS.join(', ')} s: no process ends, and work goes on`, async () => {
  const waits: number[] = [];
  for (const seconds of STALLS) {
    bed.wire.stall();
    await pause(seconds * 1_000);
    bed.wire.resume();
    waits.push(await untilAllAnswer(bed.web));
    await expectWorkGoesOn();
  }
  report('Stalls', waits);
}, 1_800_000);

test('afterwards every acknowledged write is there, the file is read in, all mail has arrived and the search was told of', async () => {
  await expectNothingLost();
}, 600_000);
