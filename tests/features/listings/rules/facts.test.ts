import { describe, expect, test } from 'vitest';
import { flowById } from '#features/sell/rules/index.ts';
import { conditionFactsOf, FACT_GROUPS, factsOf } from '#features/listings/rules/facts.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { completeAnswers, SECRETS } from '../../../support/answers.ts';

const flow = flowById('vehicle');
if (!flow) throw new Error('There is no vehicle flow.');
const { details } = projectListing(flow, completeAnswers({ owners: 2, damage: ['FRONT', 'ROOF'], ...SECRETS }));

describe('the facts of a listing', () => {
  test('are words, not codes', () => {
    const facts = Object.fromEntries(factsOf('vehicle', details).map(({ label, text }) => [label, text]));
    expect(facts).toEqual({
      Year: '2014',
      Trim: 'EX-L',
      'Body style': 'Sedan',
      'Exterior color': 'Blue',
      Fuel: 'Gasoline',
      Transmission: 'Automatic',
      Drivetrain: 'Front-wheel drive',
      Owners: '2',
      Mileage: '72,400 mi',
    });
  });

  test('list what is damaged, and how the thing can be seen', () => {
    expect(factsOf('condition', details).map(({ text }) => text)).toContain('Front, Roof');
    expect(factsOf('viewing', details)).toEqual([{ id: 'viewing', label: expect.any(String), text: 'By appointment' }]);
  });

  test('never name a hidden answer, in any group', () => {
    const shown = JSON.stringify(
      FACT_GROUPS.flatMap((group) => [factsOf(group, details), conditionFactsOf(group, details)]),
    );
    for (const secret of [SECRETS.vin, SECRETS.street, SECRETS.licensePlate, 'credit union'])
      expect(shown).not.toContain(secret);
  });

  test('of health say yes, no, or that nobody said', () => {
    const rows = conditionFactsOf('health', { ...details, ac: { value: false, comment: 'Blows warm' } });
    expect(rows.map(({ id, value, comment }) => [id, value, comment])).toEqual([
      ['engineHealth', null, ''],
      ['suspension', null, ''],
      ['ac', false, 'Blows warm'],
      ['brakes', true, 'New pads in May'],
      ['tires', null, ''],
    ]);
  });

  test('of nothing are nothing', () => {
    for (const group of FACT_GROUPS) expect(factsOf(group, {})).toEqual([]);
  });
});

describe('the drawing that stands in for photos', () => {
  test.each([
    [{}, 'sedan'],
    [{ vehicleType: 'CARS', body: 'PICKUP' }, 'pickup'],
    [{ vehicleType: 'BOATS', body: 'PICKUP' }, 'boat'],
    [{ vehicleType: 'OTHERS' }, 'item'],
    [{ vehicleType: 'nonsense' }, 'item'],
    [{ propertyKind: 'PROPERTY_OWNER' }, 'house'],
    [{ homeType: 'CONDO' }, 'apartment'],
    [{ homeType: 'LAND' }, 'lot'],
    [{ itemPrice: 500 }, 'item'],
    [{ itemPrice: 500, goodsKind: 'FURNITURE' }, 'sofa'],
    [{ thingName: 'Bike', goodsKind: 'SPORTS' }, 'bicycle'],
    [{ goods: ['TOOLS'] }, 'garage'],
  ])('of %j is a %s', (answers, kind) => expect(silhouetteOf(answers).kind).toBe(kind));

  test('wears the color of the vehicle', () => {
    expect(silhouetteOf({ exteriorColor: 'BLUE' }).color).toMatch(/^#[0-9a-f]{6}$/i);
    expect(silhouetteOf({ exteriorColor: 'OTHER?' })).not.toHaveProperty('color');
  });
});
