import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, formatDate, formatDay, relativeDay, weekdayOf } from '#shared/dates.ts';
import { HOSTILE } from '../support/hostile.ts';

const timeZone = 'America/New_York';
/** Friday, 20 November 2026, 11:00 in New York. */
const now = new Date('2026-11-20T16:00:00Z');
const invalid = new Error('Invalid input. Please provide a valid Date object or date string.');

describe('a day told from today', () => {
  it.each([
    ['2026-11-13', null],
    ['2026-11-14', 'Last Saturday'],
    ['2026-11-18', 'Last Wednesday'],
    ['2026-11-19', 'Yesterday'],
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-22', 'This Sunday'],
    ['2026-11-23', 'Next Monday'],
    ['2026-11-26', 'Next Thursday'],
    ['2026-11-27', null],
  ])('%s is %s', (date, label) => expect(relativeDay(date, { now, timeZone })).toBe(label));

  it('begins and ends at midnight where the thing is, not at midnight in Greenwich', () => {
    const lateTonight = new Date('2026-11-21T04:59:00Z');
    const justAfter = new Date('2026-11-21T05:00:00Z');
    expect(relativeDay(lateTonight, { now, timeZone })).toBe('Today');
    expect(relativeDay(justAfter, { now, timeZone })).toBe('Tomorrow');
    expect(relativeDay(justAfter, { now, timeZone: 'Pacific/Honolulu' })).toBe('Today');
    expect(relativeDay(lateTonight, { now, timeZone: 'UTC' })).toBe('Tomorrow');
  });

  it('is not shifted by the hour that summer time takes', () => {
    const before = new Date('2026-10-31T23:30:00-04:00');
    expect(relativeDay(new Date('2026-11-01T23:30:00-05:00'), { now: before, timeZone })).toBe('Tomorrow');
    expect(daysBetween('2026-10-31', new Date('2026-11-02T00:30:00-05:00'), { timeZone })).toBe(2);
  });

  it('has a label exactly within six days, for any day and zone', () => {
    const zone = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: -20, max: 20 }),
        zone,
        (start, away, where) => {
          const other = new Date(start.getTime() + away * 86_400_000);
          const days = daysBetween(start, other, { timeZone: where });
          const label = relativeDay(other, { now: start, timeZone: where });
          expect(label === null).toBe(Math.abs(days) > 6);
          if (label?.includes(' ')) expect(label).toContain(weekdayOf(other, { timeZone: where }));
          expect(daysBetween(other, start, { timeZone: where })).toBe(days === 0 ? 0 : -days);
        },
      ),
    );
  });
});

describe('a date further away', () => {
  it('is told by day and month, with the year where it is another', () => {
    expect(formatDay('2026-11-28', { now, timeZone })).toBe('Sat, Nov 28');
    expect(formatDay('2026-11-21', { now, timeZone })).toBe('Tomorrow');
    expect(formatDate('2026-11-21', { now, timeZone })).toBe('Sat, Nov 21');
    expect(formatDate('2027-01-02', { now, timeZone })).toBe('Sat, Jan 2, 2027');
  });
});

describe('the day of the week', () => {
  it.each([
    ['2026-11-20', 'Friday'],
    ['2024-02-29', 'Thursday'],
    ['1969-12-31', 'Wednesday'],
    ['0001-01-01', 'Monday'],
  ])('of %s is %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
    expect(weekdayOf(date, { timeZone: 'Pacific/Honolulu' })).toBe(weekday);
  });

  it('is the one where the clock hangs', () => {
    expect(weekdayOf(new Date('2026-11-21T03:00:00Z'), { timeZone })).toBe('Friday');
    expect(weekdayOf(new Date('2026-11-21T03:00:00Z'))).toBe('Saturday');
    expect(weekdayOf('2026-11-20T22:00:00-05:00', { timeZone })).toBe('Friday');
  });

  it.each([new Date('nonsense'), '2026-13-01', '2026-02-3x', 5, ...HOSTILE])(
    'of %# that is no date throws the sentence',
    (input) => {
      expect(() => weekdayOf(input as string)).toThrow(invalid);
    },
  );
});
