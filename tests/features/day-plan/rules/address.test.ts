import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_STOPS,
  parseClock,
  planHref,
  planQuery,
  readPlanAddress,
  toClock,
} from '#features/day-plan/rules/address.ts';
import { addDays, isValidDay, weekendOf } from '#shared/days.ts';

const read = (query: string) => readPlanAddress(new URLSearchParams(query));

describe('the address of a day out', () => {
  test('says everything, and reads back the same', () => {
    const plan = { stops: ['7HQ2K9X4MB', '0000000001'], date: '2026-11-21', from: '32801', start: 9 * 60 + 30 };
    expect(planHref(plan)).toBe(
      '/plan?date=2026-11-21&from=32801&start=09:30&stops=7HQ2K9X4MB,0000000001'.replace('09:30', '09%3A30'),
    );
    expect(read(planQuery(plan))).toEqual(plan);
  });

  test('takes one more stop, once', () => {
    expect(read('stops=7HQ2K9X4MB&add=0000000001').stops).toEqual(['7HQ2K9X4MB', '0000000001']);
    expect(read('stops=7HQ2K9X4MB&add=7hq2k9x4mb').stops).toEqual(['7HQ2K9X4MB']);
  });

  test('leaves out whatever makes no sense', () => {
    expect(read('stops=nonsense,%00,7HQ2K9X4MB&date=2026-02-30&from=abc&start=25:00')).toEqual({
      stops: ['7HQ2K9X4MB'],
      date: null,
      from: null,
      start: 480,
    });
    expect(planHref(read(''))).toBe('/plan');
  });

  test('never throws, and settles: what was read reads back the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (stops, other) => {
        const once = readPlanAddress(
          new URLSearchParams({ stops, add: other, date: other, from: stops, start: other }),
        );
        expect(read(planQuery(once))).toEqual(once);
        expect(once.stops.length).toBeLessThanOrEqual(MAX_STOPS);
      }),
    );
  });
});

describe('clocks and days', () => {
  test.each([0, 480, 510, 720, 1439])('%i minutes after midnight are read as they are written', (minutes) => {
    expect(parseClock(toClock(minutes))).toBe(minutes);
  });

  test.each([
    ['2026-11-20', '2026-11-21', '2026-11-22'], // a Friday
    ['2026-11-21', '2026-11-21', '2026-11-22'],
    ['2026-11-22', '2026-11-22', '2026-11-22'], // a Sunday: what is left of it
    ['2026-11-23', '2026-11-28', '2026-11-29'],
    ['2026-12-31', '2027-01-02', '2027-01-03'],
  ])('on %s the weekend is %s to %s', (today, first, last) => {
    expect(weekendOf(today)).toEqual({ first, last });
  });

  test('knows days from other texts', () => {
    expect(['2024-02-29', '2026-02-29', '2026-1-1', '', '2026-13-01'].map(isValidDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
