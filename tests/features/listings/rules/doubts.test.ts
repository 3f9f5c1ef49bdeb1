import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/answers.ts';
import { doubtsOf } from '#features/listings/rules/doubts.ts';
import { fieldById } from '#features/listings/rules/fields/index.ts';
import { flowById, publishFaults } from '#features/sell/rules/index.ts';
import { completeAnswers, completeRental } from '../../../support/answers.ts';

const YEAR = 2026;
const questions = (answers: Answers) => doubtsOf(answers, YEAR).map(({ question }) => question);
const no = { value: false, comment: '' };

describe('an answer that hardly goes with the others is questioned', () => {
  test.each<[answers: Answers, question: string]>([
    [{ conditionKind: 'BRAND_NEW', mileage: 98_000 }, '98,000 miles and new? Check the mileage, or select Pre-owned.'],
    [{ conditionKind: 'BRAND_NEW', year: 2014 }, 'A 2014 that’s new? Check the year, or select Pre-owned.'],
    [{ year: 2010, mileage: 900 }, 'Only 900 miles on a 2010? Check that no digit is missing.'],
    [{ mileage: 724_000 }, '724,000 miles? Enter the odometer without tenths.'],
    [{ owners: 9, year: 2024 }, '9 owners since 2024? Check the number.'],
    [
      { conditionGrade: 'EXCELLENT', damage: ['FRONT'] },
      'Excellent, with damage you listed? Good or Fair may fit better.',
    ],
    [
      { conditionGrade: 'EXCELLENT', engineHealth: no },
      'Excellent, and the engine doesn’t run well? Fair may fit better.',
    ],
    [
      { conditionKind: 'CERTIFIED_PRE_OWNED', cleanTitle: no },
      'Certified pre-owned without a clean title? Dealers don’t certify those.',
    ],
    [{ vehicleType: 'CARS', price: 115_00 }, 'An asking price of $115? Buyers may take it for a mistake.'],
    [{ vehicleType: 'CARS', price: 9_000_000_00 }, 'An asking price of $9,000,000? Check the number of zeros.'],
    [{ homePrice: 450_00 }, 'A home for $450? Check the number of zeros.'],
    [{ bedrooms: 1, bathrooms: 9 }, 'Bathrooms: 9, bedrooms: 1? Check both numbers.'],
    [{ bedrooms: 3, area: 145 }, '145 sq ft with 3 bedrooms? Check that no digit is missing.'],
  ])('%j: %s', (answers, question) => {
    expect(questions(answers)).toEqual([question]);
  });

  test.each<[what: string, answers: Answers]>([
    ['nothing yet', {}],
    ['a usual car', completeAnswers()],
    ['a usual rental', completeRental()],
    ['a new car with a few miles', { conditionKind: 'BRAND_NEW', mileage: 40, year: YEAR }],
    ['next year’s model', { conditionKind: 'BRAND_NEW', year: YEAR + 1 }],
    ['an old car that was driven little', { year: 2010, mileage: 24_000 }],
    ['something small for little money', { thingName: 'Lamp', price: 5_00 }],
    ['a studio', { bedrooms: 0, bathrooms: 1, area: 410 }],
    ['answers of the wrong kind', { mileage: 'many', year: 'old', conditionKind: 7, damage: 'all' }],
  ])('but not %s', (_, answers) => {
    expect(questions(answers)).toEqual([]);
  });

  test('and keeps nobody from publishing', () => {
    const flow = flowById('vehicle');
    const answers = completeAnswers({ conditionKind: 'BRAND_NEW', mileage: 98_000, price: 300 });
    expect(questions(answers).length).toBeGreaterThan(1);
    expect(flow && publishFaults(flow, answers)).toEqual([]);
  });

  test('where it is asked', () => {
    const all = doubtsOf({ conditionKind: 'BRAND_NEW', mileage: 98_000, price: 1_00, vehicleType: 'CARS' }, YEAR);
    for (const { field, because } of all) for (const id of [field, ...because]) expect(fieldById(id).id).toBe(id);
  });
});
