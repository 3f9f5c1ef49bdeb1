import { describe, expect, test } from 'vitest';
import { categoryIn, flowById, publishFaults } from '#features/sell/rules/index.ts';
import { checkAnswer } from '#features/listings/rules/check.ts';
import { suggestedGrade } from '#features/listings/rules/condition-items.ts';
import { openingsOf, parseDayHours, visitsOf } from '#features/listings/rules/day-hours.ts';
import { conditionFactsOf, factsOf } from '#features/listings/rules/facts.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import { shotSubjectOf } from '#features/listings/rules/shot-subject.ts';
import { shotList } from '#features/photos/rules/shots.ts';
import { meterOf } from '#features/vehicles/rules/vehicle-classes.ts';
import {
  completeItem,
  completeOpenHouse,
  completeRental,
  completeSale,
  completeThing,
} from '../../../support/answers.ts';

const flow = (id: string) => {
  const found = flowById(id);
  if (!found) throw new Error(`There is no flow ${id}.`);
  return found;
};

describe('what is no vehicle', () => {
  test.each([
    ['garage', completeSale(), 'GARAGE', 'Moving sale on Maple Street', null],
    ['garage-item', completeItem({ postcode: '32801' }), 'GARAGE_ITEM', 'Cordless drill', 2_500],
    ['garage-item', completeItem({ postcode: '32801', itemName: '' }), 'GARAGE_ITEM', 'Garage sale item', 2_500],
    ['property', completeRental(), 'PROPERTY_RENTAL', '3-bedroom house for rent', 190_000],
    [
      'property',
      completeRental({ bedrooms: 0, homeType: 'APARTMENT' }),
      'PROPERTY_RENTAL',
      'Studio apartment for rent',
      190_000,
    ],
    [
      'property',
      completeRental({ headline: 'Bungalow by the park' }),
      'PROPERTY_RENTAL',
      'Bungalow by the park',
      190_000,
    ],
    ['property', completeOpenHouse(), 'PROPERTY_OPEN', 'Open house: 3-bedroom house', 41_500_000],
    ['other', completeThing(), 'OTHER', 'Upright piano, Yamaha U1', 180_000],
  ])('%s: %j is a %s called %s', (id, answers, category, title, priceCents) => {
    expect(publishFaults(flow(id), answers)).toEqual([]);
    expect(categoryIn(flow(id), answers)).toBe(category);
    expect(projectListing(flow(id), answers)).toMatchObject({ title, priceCents, vehicleType: null, make: null });
  });

  test('is projected without its street, and with its days under one name', () => {
    const { details } = projectListing(flow('garage'), completeSale());
    expect(details).toMatchObject({ days: completeSale().saleDays });
    expect(details).not.toHaveProperty('saleDays');
    expect(JSON.stringify(details)).not.toContain('Evergreen');
  });

  test('asks land for no rooms, and a home for sale for no lease', () => {
    const land = { ...completeRental(), propertyKind: 'PROPERTY_OWNER', homeType: 'LAND', homePrice: 8_600_000 };
    expect(publishFaults(flow('property'), land)).toEqual([]);
    const { details } = projectListing(flow('property'), land);
    for (const id of ['bedrooms', 'leaseTerm', 'pets', 'yearBuilt']) expect(details).not.toHaveProperty(id);
  });

  test('says its facts in the words of its own kind', () => {
    const { details } = projectListing(
      flow('property'),
      completeRental({ deposit: 190_000, availableFrom: '2026-12-01' }),
    );
    const said = Object.fromEntries(factsOf('home', details).map(({ label, text }) => [label, text]));
    expect(said).toMatchObject({
      Bathrooms: '2.5',
      'Living area': '1,480 sq ft',
      'Year built': '1964',
      'Security deposit': '$1,900',
      Available: 'December 1, 2026',
    });
  });

  test.each([
    [completeRental(), 'HOME'],
    [completeSale(), 'SALE'],
    [completeThing(), 'THING'],
    [{ vehicleType: 'BOATS' }, 'BOATS'],
    [{}, 'CARS'],
  ])('%j is photographed as %s', (answers, subject) => {
    expect(shotSubjectOf(answers)).toBe(subject);
    expect(shotList(shotSubjectOf(answers)).length).toBeGreaterThan(1);
  });
});

describe('vehicles beyond cars', () => {
  test.each([
    ['CARS', '', '', 'miles'],
    ['BOATS', 'PONTOON', 'OUTBOARD', 'hours'],
    ['BOATS', 'SAILBOAT', 'NONE', 'none'],
    ['RVS', 'CLASS_C', '', 'miles'],
    ['RVS', 'TRAVEL_TRAILER', '', 'none'],
    ['POWERSPORTS', 'PERSONAL_WATERCRAFT', '', 'hours'],
    ['POWERSPORTS', 'ATV', '', 'miles'],
    ['OTHERS', 'TRAILER', '', 'none'],
    ['OTHERS', 'TRACTOR', '', 'hours'],
    ['OTHERS', 'BUS', '', 'miles'],
  ] as const)('%s %s %s is measured in %s', (type, vehicleClass, propulsion, meter) => {
    expect(meterOf(type, vehicleClass, propulsion)).toBe(meter);
  });

  test('are asked about what they have, and graded by nothing else', () => {
    const asked = (details: Record<string, string>) => conditionFactsOf('health', details).map(({ id }) => id);
    expect(asked({ vehicleType: 'BOATS' })).toEqual(['engineHealth', 'hullHealth', 'electronics', 'upholstery']);
    expect(asked({ vehicleType: 'RVS', vehicleClass: 'FIFTH_WHEEL' })).not.toContain('engineHealth');
    expect(asked({ vehicleType: 'OTHERS', vehicleClass: 'TRAILER' })).toContain('frame');
    const good = { value: true, comment: '' };
    const boat = { vehicleType: 'BOATS', engineHealth: good, cleanTitle: good };
    expect(suggestedGrade(boat)?.value).toBe('EXCELLENT');
    expect(suggestedGrade({ vehicleType: 'BOATS' })).toBeNull();
  });
});

describe('days with their hours', () => {
  test.each(['2026-02-30T08:00/14:00', '2026-11-28T14:00/08:00', '2026-11-28T08:00/08:00', 'T/', '', 5, null])(
    '%j is none',
    (text) => {
      expect(parseDayHours(text)).toBeNull();
    },
  );

  test('are told by the clocks of the place, also on the day these change', () => {
    const days = ['2026-10-31T08:00/10:00', '2026-11-01T08:00/10:00'].flatMap((text) => parseDayHours(text) ?? []);
    expect(openingsOf(days, 'America/New_York').map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-31T12:00:00.000Z',
      '2026-11-01T13:00:00.000Z',
    ]);
  });

  test('are cut into whole visits', () => {
    const [day] = openingsOf([{ day: '2026-11-28', opens: '13:00', closes: '13:50' }], 'UTC');
    if (!day) throw new Error('No opening.');
    expect(visitsOf([day], 20).map(({ startsAt }) => startsAt.getUTCMinutes())).toEqual([0, 20]);
    expect(visitsOf([day], 0)).toEqual([day]);
  });

  test('do not overlap, and stand in their order', () => {
    const check = (answer: readonly string[]) => checkAnswer(fieldById('saleDays'), answer);
    expect(check(['2026-11-29T08:00/10:00', '2026-11-28T08:00/10:00'])).toMatchObject({
      value: ['2026-11-28T08:00/10:00', '2026-11-29T08:00/10:00'],
    });
    expect(check(['2026-11-28T08:00/10:00', '2026-11-28T09:00/11:00'])).toMatchObject({ ok: false });
  });
});

test.each([
  ['2.5', 2.5],
  ['.5', 0.5],
  [2, 2],
  ['2.55', null],
  ['2,5', null],
  ['-1', null],
  ['31', null],
])('bathrooms: %j is %j', (typed, value) => {
  const checked = checkAnswer(fieldById('bathrooms'), typed);
  expect(checked.ok ? checked.value : null).toBe(value);
});
