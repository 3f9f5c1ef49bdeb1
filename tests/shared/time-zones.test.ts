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
    ['AZ', 35.67, -109.05, 'America/Denver'], // Window Rock
    ['AZ', 36.13, -111.24, 'America/Denver'], // Tuba City
    ['AZ', 36.72, -110.25, 'America/Denver'], // Kayenta
    ['AZ', 35.88, -110.61, 'America/Phoenix'], // Kykotsmovi, on the Hopi Reservation
    ['AZ', 35.82, -110.2, 'America/Phoenix'], // Keams Canyon
    ['AZ', 36.92, -111.46, 'America/Phoenix'], // Page
    ['AZ', 35.2, -111.65, 'America/Phoenix'], // Flagstaff
    ['AZ', 34.9, -110.16, 'America/Phoenix'], // Holbrook
    ['HI', 21.31, -157.86, 'Pacific/Honolulu'],
  ])('in %s at %d, %d is %s', (state, lat, lng, zone) => {
    expect(timeZoneAt(state, { lat, lng })).toBe(zone);
  });

  test('changes in Arizona on the Navajo Nation alone, by ZIP', () => {
    const changing = [...allZips()].filter(
      ({ state, latitude, longitude }) =>
        state === 'AZ' &&
        latitude !== null &&
        longitude !== null &&
        timeZoneAt(state, { lat: latitude, lng: longitude }) === 'America/Denver',
    );
    expect(changing.map(({ zip }) => zip)).toEqual(
      (
        '86020 86031 86033 86035 86044 86045 86053 86054 86503 86504 86505 86506 86507 86508 86510 86511 86512 86514 ' +
        '86515 86520 86535 86538 86540 86544 86545 86547 86556'
      ).split(' '),
    );
  });

  test('of a summer sale in Window Rock is an hour before the same clock in Phoenix', () => {
    const window = toInstant('2027-07-10', '08:00', timeZoneAt('AZ', { lat: 35.6676, lng: -109.0784 }));
    const phoenix = toInstant('2027-07-10', '08:00', timeZoneAt('AZ', { lat: 33.45, lng: -112.07 }));
    expect(phoenix.getTime() - window.getTime()).toBe(3_600_000);
    expect(toInstant('2027-01-10', '08:00', 'America/Denver')).toEqual(
      toInstant('2027-01-10', '08:00', 'America/Phoenix'),
    );
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
