import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingStatus } from '#shared/enums.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { Answers } from '#shared/answers.ts';
import { dayHoursOf, openingsOf, zoneOf } from '#features/listings/rules/day-hours.ts';
import { STREET_CHOICES } from '#features/listings/rules/fields/event-gates.ts';
import { detailsFor, type Housed, streetFor, streetTold } from '#features/listings/rules/street.ts';

const STREET = '742 Evergreen Terrace';
const ORLANDO = { region: 'FL', latitude: 28.54, longitude: -81.38 };
const LOS_ANGELES = { region: 'CA', latitude: 34.05, longitude: -118.24 };
const PHOENIX = { region: 'AZ', latitude: 33.45, longitude: -112.07 };
const HONOLULU = { region: 'HI', latitude: 21.31, longitude: -157.86 };

function housed(changes: Partial<Housed> = {}, answers: Answers = {}, days = ['2026-11-28T08:00/14:00']): Housed {
  const place = { ...ORLANDO, ...changes };
  return {
    category: 'GARAGE',
    status: 'PUBLISHED',
    ...ORLANDO,
    startsAt: openingsOf(dayHoursOf(days), zoneOf(place))[0]?.startsAt ?? null,
    details: {},
    ...changes,
    answers: { street: STREET, ...answers },
  };
}
const EVENING = { streetShown: 'EVENING_BEFORE' };

describe('the street of a sale', () => {
  test.each([
    ['New York’s clocks', ORLANDO, '2026-11-28', '2026-11-27T23:00:00Z'],
    ['those of the West', LOS_ANGELES, '2026-11-28', '2026-11-28T02:00:00Z'],
    ['a state without summer time', PHOENIX, '2026-07-04', '2026-07-04T01:00:00Z'],
    ['an island', HONOLULU, '2026-11-28', '2026-11-28T04:00:00Z'],
    // Clocks go forward and back on the night between the evening and the sale.
    ['the night that is an hour shorter', ORLANDO, '2026-03-08', '2026-03-07T23:00:00Z'],
    ['the night that is an hour longer', ORLANDO, '2026-11-01', '2026-10-31T22:00:00Z'],
    ['the day after clocks went back', LOS_ANGELES, '2026-11-02', '2026-11-02T02:00:00Z'],
  ])('comes out at 6 PM the evening before, by %s', (_, place, day, moment) => {
    const row = housed(place, EVENING, [`${day}T08:00/14:00`]);
    const at = Date.parse(moment);
    expect(streetFor(row, 'anyone', new Date(at - 1))).toBeNull();
    expect(streetFor(row, 'anyone', new Date(at))).toBe(STREET);
    expect(streetTold(row, new Date(at - 1))).toEqual({ kind: 'from', at: new Date(at).toISOString() });
    expect(streetTold(row, new Date(at))).toEqual({ kind: 'now' });
  });

  test('of several days comes out before the first, and of a night sale before the day on which it opens', () => {
    const days = housed({}, EVENING, ['2026-11-28T08:00/14:00', '2026-11-29T08:00/14:00']);
    expect(streetTold(days, new Date('2026-11-20T00:00:00Z'))).toMatchObject({ at: '2026-11-27T23:00:00.000Z' });
    const night = housed({}, EVENING, ['2026-11-28T20:00/01:00']);
    expect(streetTold(night, new Date('2026-11-20T00:00:00Z'))).toMatchObject({ at: '2026-11-27T23:00:00.000Z' });
  });

  const long = new Date('2026-11-01T00:00:00Z');
  const late = new Date('2026-11-28T12:00:00Z');
  test.each<[string, Housed, anyone: boolean[], withTime: boolean[]]>([
    ['everyone, at once', housed({}, { streetShown: 'ALL' }), [true, true], [true, true]],
    ['everyone, the evening before', housed({}, EVENING), [false, true], [true, true]],
    ['people with a time', housed({}, { streetShown: 'WITH_TIME' }), [false, false], [true, true]],
    ['nobody was asked, and it was hidden', housed(), [false, false], [true, true]],
    ['nobody was asked, and it was public', housed({}, { addressPublic: true }), [true, true], [true, true]],
    ['a word that is no choice', housed({}, { streetShown: 'SOON' }), [false, false], [true, true]],
    ['taken down', housed({ status: 'INACTIVE' }, { streetShown: 'ALL' }), [false, false], [false, false]],
    ['no street', housed({}, { streetShown: 'ALL', street: '' }), [false, false], [false, false]],
  ])('%s', (_, row, anyone, withTime) => {
    expect([long, late].map((now) => streetFor(row, 'anyone', now) !== null)).toEqual(anyone);
    expect([long, late].map((now) => streetFor(row, 'with-time', now) !== null)).toEqual(withTime);
  });

  test('of what has no days is the projected one: shown by consent, else not there', () => {
    const car = (details: Answers) => housed({ category: 'VEHICLE', startsAt: null, details }, { streetShown: 'ALL' });
    expect(streetFor(car({}), 'with-time', late)).toBeNull();
    expect(streetFor(car({ street: STREET }), 'anyone', late)).toBe(STREET);
  });

  const statuses: readonly ListingStatus[] = ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'INACTIVE', 'ARCHIVED'];
  const rows = fc.record({
    place: fc.constantFrom(ORLANDO, LOS_ANGELES, PHOENIX, HONOLULU),
    status: fc.constantFrom(...statuses),
    choice: fc.option(fc.constantFrom(...STREET_CHOICES), { nil: undefined }),
    addressPublic: fc.option(fc.boolean(), { nil: undefined }),
    stale: fc.boolean(),
    day: fc.integer({ min: 0, max: 700 }),
    now: fc.integer({ min: 0, max: 700 * 24 * 60 }),
  });
  const START = Date.parse('2026-01-01T00:00:00Z');
  const make = ({
    place,
    status,
    choice,
    addressPublic,
    stale,
    day,
  }: typeof rows extends fc.Arbitrary<infer R> ? R : never) =>
    housed(
      { ...place, status, details: stale ? { street: STREET } : {} },
      { ...(choice && { streetShown: choice }), ...(addressPublic !== undefined && { addressPublic }) },
      [`${new Date(START + day * 86_400_000).toISOString().slice(0, 10)}T08:00/14:00`],
    );

  test('is shown to anyone only by a choice that says so, and never by what was stored of it before', () => {
    fc.assert(
      fc.property(rows, (one) => {
        const row = make(one);
        const now = new Date(START + one.now * 60_000);
        const shown = detailsFor(row, 'anyone', now).street !== undefined;
        const told = one.choice ?? (one.addressPublic ? 'ALL' : 'WITH_TIME');
        const local = toLocal(now, zoneOf(row));
        const eve = toLocal(new Date((row.startsAt as Date).getTime() - 86_400_000), zoneOf(row)).day;
        const isEvening = local.day > eve || (local.day === eve && local.time >= '18:00');
        const up = ['PUBLISHED', 'RESERVED'].includes(one.status);
        expect(shown).toBe(up && (told === 'ALL' || (told === 'EVENING_BEFORE' && isEvening)));
        expect(detailsFor(row, 'anyone', null)).not.toHaveProperty('street');
      }),
      { numRuns: 500 },
    );
  });

  test('once anyone has seen it, it stays; who has a time sees whatever anyone sees', () => {
    fc.assert(
      fc.property(rows, fc.nat(1e6), (one, later) => {
        const row = make(one);
        const now = new Date(START + one.now * 60_000);
        if (streetFor(row, 'anyone', now) === null) return;
        expect(streetFor(row, 'anyone', new Date(now.getTime() + later * 60_000))).toBe(STREET);
        expect(streetFor(row, 'with-time', now)).toBe(STREET);
      }),
    );
  });
});
