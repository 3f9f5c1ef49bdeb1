import { describe, expect, test } from 'vitest';
import { openingsOf } from '#features/listings/rules/day-hours.ts';
import { openNow, openUntil } from '#features/listings/rules/open-now.ts';
import { openWords } from '#features/listings/words/opening.ts';

const timeZone = 'America/New_York';
const days = [
  { day: '2026-11-21', opens: '08:00', closes: '14:00' },
  { day: '2026-11-22', opens: '09:30', closes: '12:00' },
];
const openings = openingsOf(days, timeZone);
const told = (at: string, kind?: 'house') => {
  const now = new Date(at);
  const state = openNow(openings, now);
  const until = openUntil(state, { now, timeZone });
  return [openWords(state, { now, timeZone, ...(kind && { kind }) }), until?.toISOString() ?? null];
};

describe('whether one may come now', () => {
  test.each([
    ['2026-11-08T12:00:00-05:00', 'Opens Sat, Nov 21 at 8 AM', '2026-11-09T05:00:00.000Z'],
    ['2026-11-18T12:00:00-05:00', 'Opens Sat at 8 AM', '2026-11-19T05:00:00.000Z'],
    ['2026-11-20T23:59:00-05:00', 'Opens tomorrow at 8 AM', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21T07:59:00-05:00', 'Opens at 8 AM', '2026-11-21T13:00:00.000Z'],
    ['2026-11-21T08:00:00-05:00', 'Open until 2 PM', '2026-11-21T19:00:00.000Z'],
    ['2026-11-21T14:00:00-05:00', 'Opens tomorrow at 9:30 AM', '2026-11-22T05:00:00.000Z'],
    ['2026-11-22T12:00:00-05:00', 'This sale is over', null],
  ])('at %s it says “%s”, until %s', (at, sentence, until) => {
    expect(told(at)).toEqual([sentence, until]);
  });

  test('an open house is told as one', () => {
    expect(told('2026-11-21T09:00:00-05:00', 'house')[0]).toBe('Open house now, until 2 PM');
    expect(told('2026-11-18T09:00:00-05:00', 'house')[0]).toBe('Open house Sat at 8 AM');
    expect(told('2026-11-23T09:00:00-05:00', 'house')[0]).toBe('No open house planned');
  });

  test('visits that follow each other are one opening', () => {
    const visits = openingsOf(
      [
        { day: '2026-11-21', opens: '08:00', closes: '08:20' },
        { day: '2026-11-21', opens: '08:20', closes: '08:40' },
        { day: '2026-11-21', opens: '10:00', closes: '10:20' },
      ],
      timeZone,
    );
    const state = openNow(visits, new Date('2026-11-21T08:05:00-05:00'));
    expect(state).toEqual({ kind: 'open', until: new Date('2026-11-21T08:40:00-05:00') });
  });
});
