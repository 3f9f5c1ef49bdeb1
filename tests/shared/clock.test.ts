import { describe, expect, test } from 'vitest';
import { formatClock, formatClockRange, plainTime, zoneName } from '#shared/clock.ts';

describe('a time of day', () => {
  test.each([
    [0, '12 AM'],
    [480, '8 AM'],
    [510, '8:30 AM'],
    [720, '12 PM'],
    [1439, '11:59 PM'],
    [1500, '1 AM'],
  ])('%i minutes after midnight is %s', (minutes, said) => {
    expect(formatClock(minutes)).toBe(said);
  });

  test.each([
    [480, 840, '8 AM–2 PM'],
    [780, 800, '1:00–1:20 PM'],
    [700, 720, '11:40 AM–12 PM'],
    [780, 900, '1–3 PM'],
  ])('%i to %i is %s', (from, to, said) => {
    expect(formatClockRange(from, to)).toBe(said);
  });
});

test('a zone goes by the name that holds all year', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  expect(['America/New_York', 'America/Chicago', 'America/Phoenix'].map((zone) => zoneName(zone, winter))).toEqual([
    'ET',
    'CT',
    'MST',
  ]);
});

test('what the library writes loses its thin spaces and its wide dash', () => {
  expect(plainTime('Sat, Nov 28, 1:00\u2009–\u20091:20\u202fPM ET')).toBe('Sat, Nov 28, 1:00–1:20 PM ET');
  expect(plainTime('11:40\u202fAM\u2009–\u200912:00\u202fPM ET')).toBe('11:40 AM–12:00 PM ET');
});
