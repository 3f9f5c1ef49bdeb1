import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/answers.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import { flowById } from '#features/sell/rules/index.ts';
import { cardHighlights, thingHighlights, vehicleHighlights } from '#features/listings/words/highlights.ts';
import { completeAnswers, completeThing, SECRETS } from '../../../support/answers.ts';

const seller = { name: 'Maria G.', type: 'PERSON', since: '2025-01-01T00:00:00Z', path: null } as const;
const place = {
  postcode: '32801',
  city: 'Orlando',
  region: 'FL',
  country: 'US',
  latitude: null,
  longitude: null,
} as const;

function detailsOf(id: string, answers: Answers): Answers {
  const flow = flowById(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return { vehicleType: answers.vehicleType ?? null, ...projectListing(flow, answers).details };
}
const ofVehicle = (answers: Answers, by: typeof seller | null = seller) =>
  vehicleHighlights({ details: detailsOf('vehicle', answers), place, seller: by } as never).map(
    ({ label, value, note }) => [label, value, ...(note ? [note] : [])].join(': '),
  );
const said = (value: boolean) => ({ value, comment: '' });

describe('the highlights of a listing', () => {
  test.each([
    [{ owners: 1, cleanTitle: said(true) }, seller, '1 owner · Clean title · Private seller'],
    [{ owners: 3, cleanTitle: said(false) }, { ...seller, type: 'DEALERSHIP' }, '3 owners · Branded title · Dealer'],
    [{ owners: undefined, cleanTitle: undefined }, null, ''],
  ])('a card tells of %o what was answered, and nothing else', (answers, by, told) => {
    const about = { details: detailsOf('vehicle', completeAnswers(answers as Answers)), place, seller: by };
    expect(cardHighlights(about as never).replaceAll('\u00a0', ' ')).toBe(told);
  });

  test('a car tells miles, owners, title, condition, drive and fuel, and who sells it', () => {
    const answers = completeAnswers({ owners: 2, cleanTitle: said(true), brakes: said(true) });
    expect(ofVehicle(answers)).toEqual([
      'Mileage: 72,400 mi',
      'Owners: 2',
      'Title: Clean title',
      'Condition: Good',
      'Drive and fuel: FWD · Gasoline',
      'Seller: Private seller',
    ]);
  });

  test('what was not answered is not told, and the next fact takes its place', () => {
    const told = ofVehicle(completeAnswers({ brakes: said(true) }));
    expect(told).toHaveLength(6);
    expect(told.join()).not.toMatch(/Owners|Title:/);
    expect(told).toContain('Transmission: Automatic');
  });

  test('what speaks against it stands beside its condition', () => {
    const worn = completeAnswers({ tires: said(false), brakes: said(false), cleanTitle: said(false) });
    expect(ofVehicle(worn)).toEqual(
      expect.arrayContaining(['Title: Branded title', 'Condition: Good: 2 parts need work']),
    );
    expect(ofVehicle({ ...worn, damage: ['FRONT', 'GLASS'] })).toContain('Condition: Good: Damage: front, glass');
  });

  test.each([
    [
      'BOATS',
      {
        length: 19.5,
        engineHours: 210,
        horsepower: 200,
        propulsion: 'STERNDRIVE',
        hull: 'FIBERGLASS',
        trailerIncluded: true,
      },
      [
        'Length: 19.5 ft',
        'Engine hours: 210 hours',
        'Motor: 200 hp · Sterndrive',
        'Hull: Fiberglass',
        'Trailer: Included',
      ],
    ],
    [
      'RVS',
      { vehicleClass: 'TRAVEL_TRAILER', length: 29, sleeps: 8, slideOuts: 0 },
      ['Length: 29 ft', 'Sleeps: 8 people', 'Slide-outs: None'],
    ],
    [
      'MOTORCYCLES',
      { vehicleClass: 'ADVENTURE', engineCc: 1_254 },
      ['Mileage: 72,400 mi', 'Engine size: 1,254 cc', 'Type: Adventure'],
    ],
  ])('%s have their own', (vehicleType, answers, first) => {
    const told = ofVehicle(completeAnswers({ vehicleType, ...(answers as Answers) }));
    expect(told.slice(0, first.length)).toEqual(first);
    expect(told.at(-1)).toBe('Seller: Private seller');
  });

  test('a thing tells its condition, its size, and where to pick it up', () => {
    const details = detailsOf('other', completeThing({ measures: '60 × 24 in', conditionGrade: 'GOOD', quantity: 1 }));
    const told = thingHighlights({ details, place, seller } as never).map(({ label, value }) => `${label}: ${value}`);
    expect(told).toEqual(expect.arrayContaining(['Condition: Good', 'Size: 60 × 24 in', 'Seller: Private seller']));
    expect(told.join()).not.toContain('1 available');
  });

  test('nothing hidden is among them', () => {
    const told = ofVehicle(completeAnswers({ ...SECRETS }), null).join();
    for (const secret of [SECRETS.vin, SECRETS.street, SECRETS.licensePlate]) expect(told).not.toContain(secret);
  });
});
