import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStops } from '#features/day-plan/rules/order.ts';
import {
  compareScores,
  type Score,
  type Start,
  type Stop,
  scoreOf,
  visitsInOrder,
} from '#features/day-plan/rules/visits.ts';

const point = fc.record({
  lat: fc.double({ min: 28.2, max: 28.9, noNaN: true }),
  lng: fc.double({ min: -81.8, max: -81.0, noNaN: true }),
});
const window = fc
  .tuple(fc.integer({ min: 6 * 60, max: 17 * 60 }), fc.integer({ min: 10, max: 8 * 60 }))
  .map(([opens, long]) => ({ opens, closes: opens + long }));
const stay = fc.integer({ min: 5, max: 60 });
const stop = fc.record({ at: fc.option(point, { freq: 8 }), windows: fc.array(window, { maxLength: 1 }), stay });
const stopsUpTo = (maxLength: number): fc.Arbitrary<Stop[]> =>
  fc.array(stop, { maxLength }).map((stops) => stops.map((one, at) => ({ ...one, id: String(at) })));
const start: fc.Arbitrary<Start> = fc.record({ at: fc.option(point), time: fc.integer({ min: 360, max: 720 }) });

/** Every order of every choice of stops. */
function* arrangements(stops: readonly Stop[]): Generator<readonly Stop[]> {
  yield [];
  for (const [at, first] of stops.entries())
    for (const rest of arrangements(stops.toSpliced(at, 1))) yield [first, ...rest];
}

function bruteForce(stops: readonly Stop[], from: Start): Score {
  let best = scoreOf([]);
  for (const order of arrangements(stops)) {
    const visits = visitsInOrder(order, from);
    if (visits && compareScores(scoreOf(visits), best) < 0) best = scoreOf(visits);
  }
  return best;
}

const planned = (stops: readonly Stop[], from: Start) => {
  const visits = visitsInOrder(orderStops(stops, from), from);
  if (!visits) throw new Error('The plan cannot be kept.');
  return visits;
};

describe('the order of a day', () => {
  test('is as good as the best of all orders, for up to six stops', () => {
    fc.assert(
      fc.property(stopsUpTo(6), start, (stops, from) => {
        const [ours, best] = [scoreOf(planned(stops, from)), bruteForce(stops, from)];
        expect({ visits: ours.visits, ends: ours.ends }).toEqual({ visits: best.visits, ends: best.ends });
        expect(ours.miles).toBeCloseTo(best.miles, 5);
      }),
      { numRuns: 60 },
    );
  });

  test('is as good as the best of all orders of eight stops', () => {
    const eight = fc
      .array(stop, { minLength: 8, maxLength: 8 })
      .map((stops) => stops.map((one, at) => ({ ...one, id: String(at) })));
    fc.assert(
      fc.property(eight, start, (stops, from) => {
        const [ours, best] = [scoreOf(planned(stops, from)), bruteForce(stops, from)];
        expect(compareScores(ours, best)).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  test('visits nothing twice, only while it is open, and one after the other', () => {
    fc.assert(
      fc.property(stopsUpTo(14), start, (stops, from) => {
        const visits = planned(stops, from);
        expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
        let time = from.time;
        for (const { id, arrive, begin, leave } of visits) {
          const { windows, stay: long } = stops.find((one) => one.id === id) as Stop;
          expect(arrive).toBeGreaterThanOrEqual(time);
          expect(windows.some(({ opens, closes }) => begin >= opens && begin < closes)).toBe(true);
          expect(leave).toBe(begin + long);
          time = leave;
        }
      }),
      { numRuns: 150 },
    );
  });

  test('of many stops is no worse than the order they were chosen in', () => {
    fc.assert(
      fc.property(stopsUpTo(13), start, (stops, from) => {
        const open = stops.filter(({ windows }) => windows.length > 0);
        const given = visitsInOrder(open, from);
        if (given) expect(compareScores(scoreOf(planned(stops, from)), scoreOf(given))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  test('goes first to what closes first', () => {
    const at = { lat: 28.5, lng: -81.4 };
    const stops: Stop[] = [
      { id: 'late', at, windows: [{ opens: 480, closes: 900 }], stay: 30 },
      { id: 'early', at, windows: [{ opens: 480, closes: 520 }], stay: 30 },
    ];
    expect(orderStops(stops, { at, time: 480 }).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  test('leaves out what is closed that day, and waits for what opens later', () => {
    const at = { lat: 28.5, lng: -81.4 };
    const stops: Stop[] = [
      { id: 'closed', at, windows: [], stay: 20 },
      { id: 'noon', at, windows: [{ opens: 720, closes: 780 }], stay: 20 },
    ];
    expect(planned(stops, { at, time: 480 })).toMatchObject([{ id: 'noon', arrive: 483, begin: 720, leave: 740 }]);
  });
});
