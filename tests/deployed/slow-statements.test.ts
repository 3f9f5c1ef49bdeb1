import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bed, openBed } from './support/bed.ts';
import { untilAllAnswer } from './support/first-answer.ts';
import { ask } from './support/http.ts';
import { fillTemplate, readMarketPaths } from './support/routes.ts';
import { FULL } from './support/size.ts';

/** Statements start so late; the periods of most jobs pass meanwhile, so that they all fall due together. */
const LATE_MS = 1_000;
const STALL_MS = 27_000;
const LONG_MS = 75_000;
/** A bound for the test to end. What was measured is printed. */
const ANSWER_MS = 60_000;

let bed: Bed;
beforeAll(async () => {
  if (!FULL) return;
  bed = await openBed();
}, 300_000);
afterAll(() => bed?.stop());

test.skipIf(!FULL)(
  'every statement takes a second while all jobs are due: pages answer, and all is well afterwards',
  async () => {
    const port = bed.web[0]?.port ?? 0;
    const market = await readMarketPaths((asked) => ask(port, asked));
    const paths = ['/', '/cars', fillTemplate('/cars/[listing]', market), '/api/public/leads?q=honda'];
    // A stall first: what fell due in it fires in one tick when it ends.
    bed.wire.stall();
    await pause(STALL_MS);
    bed.wire.slow(LATE_MS);
    const slowest = new Map<string, number>();
    const told = new Map<string, number>();
    for (const until = performance.now() + LONG_MS; performance.now() < until; await pause(250))
      await Promise.all(
        paths.map(async (path) => {
          const began = performance.now();
          const { status } = await ask(port, { path });
          const took = performance.now() - began;
          slowest.set(path, Math.max(slowest.get(path) ?? 0, took));
          told.set(`${path} ${status}`, (told.get(`${path} ${status}`) ?? 0) + 1);
        }),
      );
    for (const [path, took] of slowest)
      console.log(`Every statement 1 s late: ${path} answered within ${Math.round(took)} ms`);
    console.log(`Every statement 1 s late: ${[...told].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
    expect([...told.keys()].filter((what) => !what.endsWith(' 200'))).toEqual([]);
    expect(Math.max(...slowest.values())).toBeLessThan(ANSWER_MS);
    bed.wire.resume();
    const back = await untilAllAnswer(bed.web);
    console.log(`Every statement 1 s late: first good answer ${Math.round(back)} ms after it ended`);
    expect(bed.ended()).toEqual([]);
  },
  300_000,
);
