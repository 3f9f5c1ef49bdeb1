import { describe, expect, test } from 'vitest';
import { flowById } from '#features/sell/rules/index.ts';
import { gapsOf } from '#features/sell/rules/better.ts';
import { completeAnswers, completeSale } from '../../../support/answers.ts';

const vehicle = flowById('vehicle');
const garage = flowById('garage');
if (!vehicle || !garage) throw new Error('The flows are missing.');
const yes = { value: true, comment: '' };
const LONG = 'One family since new and never out of Florida. '.repeat(4);
const TEN = Object.fromEntries(
  ['keys', 'hasSmoked', 'serviceHistory', 'ownTitle', 'cleanTitle', 'engineHealth', 'suspension', 'ac', 'tires'].map(
    (id) => [id, yes],
  ),
);
const full = completeAnswers({ ...TEN, description: LONG });

describe('what would make a listing better', () => {
  test('is nothing once all is said and shown', () => {
    expect(gapsOf(vehicle, full, 8)).toEqual([]);
  });

  test('is each thing that is not there, with its step', () => {
    expect(gapsOf(vehicle, full, 1)).toEqual([{ kind: 'photos', step: 'capture', count: 1 }]);
    expect(gapsOf(vehicle, { ...full, trim: '' }, 8)).toEqual([{ kind: 'trim', step: 'trim', count: 1 }]);
    expect(gapsOf(vehicle, { ...full, tires: null, ac: null }, 8)).toEqual([
      { kind: 'condition', step: 'health', count: 2 },
    ]);
    expect(gapsOf(vehicle, { ...full, description: 'Runs well and looks good too.' }, 8)).toEqual([
      { kind: 'description', step: 'description', count: 6 },
    ]);
  });

  test('asks a garage sale for nothing that it does not have', () => {
    expect(gapsOf(garage, completeSale({ description: LONG }), 4)).toEqual([]);
  });
});
