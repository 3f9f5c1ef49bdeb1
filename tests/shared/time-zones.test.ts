import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeZoneAt, toInstant, toLocal } from '#shared/time-zones.ts';
import { US_STATES } from '#shared/us-states.ts';
import { allZips } from '#features/places/server/index.ts';

describe('the time zone of a place', () => {
  test.each([
    ['FL', 28.54, -81.38, 'America/New_York'], // Orlando
    ['FL', 30.42, -87.22, 'America/Chicago'], // Pensacola
    ['TN', 36.16, -86.78, 'America/Chicago'], // Nashville
    ['TN', 35.96, -83.92, 'America/New_York'], // Knoxville
    ['TX', 29.76, -95.37, 'America/Chicago'], // Houston
    ['TX', 31.76, -106.49, 'America/Denver'], // El Paso
    ['IN', 41.6, -87.34, 'America/Chicago'], // Gary
    ['IN', 39.77, -86.16, 'America/Indiana/Indianapolis'],
    ['KY', 38.25, -85.76, 'America/New_York'], // Louisville
    ['KY', 36.99, -86.44, 'America/Chicago'], // Bowling Green
    ['ID', 43.62, -116.2, 'America/Boise'],
    ['ID', 47.68, -116.78, 'America/Los_Angeles'], // Coeur d'Alene
    ['TN', 35.05, -85.31, 'America/New_York'], // Chattanooga
    ['TN', 35.6, -85.19, 'America/Chicago'], // Pikeville
    ['IN', 41.7, -86.87, 'America/Chicago'], // Michigan City
    ['IN', 41.68, -86.25, 'America/Indiana/Indianapolis'], // South Bend
    ['KY', 37.89, -85.96, 'America/New_York'], // Fort Knox
    ['MI', 46.49, -87.67, 'America/Detroit'], // Ishpeming
    ['OR', 44.03, -116.96, 'America/Boise'], // Ontario
    ['NV', 40.74, -114.07, 'America/Denver'], // West Wendover
    ['AK', 51.88, -176.65, 'America/Adak'],
    ['AZ', 33.45, -112.07, 'America/Phoenix'],
    ['HI', 21.31, -157.86, 'Pacific/Honolulu'],
  ])('in %s at %d, %d is %s', (state, lat, lng, zone) => {
    expect(timeZoneAt(state, { lat, lng })).toBe(zone);
  });

  test('is one that clocks know, for every state and every ZIP', () => {
    const zones = new Set([...US_STATES.map(({ code }) => timeZoneAt(code, null))]);
    for (const { state, latitude, longitude } of allZips())
      zones.add(timeZoneAt(state, latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }));
    for (const zone of zones) expect(() => toLocal(new Date(0), zone)).not.toThrow();
    expect(timeZoneAt(null, null)).toBe('America/New_York');
  });
});

describe('what clocks show', () => {
  test.each([
    ['2026-11-21', '08:00', 'America/New_York', '2026-11-21T13:00:00.000Z'],
    ['2026-07-04', '08:00', 'America/New_York', '2026-07-04T12:00:00.000Z'],
    ['2026-07-04', '08:00', 'America/Phoenix', '2026-07-04T15:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'], // skipped: an hour later
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'], // twice: the first
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(moment);
  });

  test('reads back the same, in every zone', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu'), (at, zone) => {
        const { day, time } = toLocal(at, zone);
        expect(toLocal(toInstant(day, time, zone), zone)).toEqual({ day, time });
      }),
    );
  });
});
