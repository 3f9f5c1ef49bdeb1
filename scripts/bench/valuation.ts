import { NOTHING_SAID } from '../../src/features/valuation/rules/answers.ts';
import { createModelValuator, loadModel } from '../../src/features/valuation/server/index.ts';
import type { Row } from './pages.ts';

const TIMES = 300;

/** First use, memory and time of a valuation with its explanation and certificate. There is no bare server to compare with. */
export async function benchValuation(): Promise<Row[]> {
  global.gc?.();
  const before = process.memoryUsage();
  const opened = performance.now();
  await loadModel();
  const valuator = createModelValuator({ now: () => new Date('2026-11-20T12:00:00Z'), knowsModel: async () => true });
  await valuator.evaluate(carOf(0));
  const first = performance.now() - opened;
  global.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
  const times: number[] = [];
  for (let at = 0; at < TIMES; at++) {
    const started = performance.now();
    await valuator.evaluate(carOf(at));
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const row = (what: string, ours: string, goal: string): Row => ({ what, ours, bare: '–', ratio: '–', goal });
  return [
    row('valuation: first use', `${first.toFixed(0)} ms`, '< 300'),
    row('valuation: median with explanation', `${(times[TIMES / 2] ?? 0).toFixed(2)} ms`, '< 5'),
    row('valuation: memory kept', `${megabytes.toFixed(0)} MB`, '< 80'),
  ];
}

const carOf = (at: number) => ({
  vehicleType: 'CARS',
  year: 2012 + (at % 12),
  make: 'Toyota',
  models: ['Camry'],
  body: null,
  trim: 'LE',
  vin: null,
  tables: null,
  mileage: 30_000 + at * 317,
  accidents: at % 3,
  owners: 2,
  exteriorColor: 'BLUE',
  interiorColor: 'BLACK',
  drive: null,
  transmission: null,
  fuel: null,
  said: NOTHING_SAID,
  grade: 'GOOD' as const,
  cleanTitle: null,
  postcode: '32801',
  state: 'FL',
});
