import { describe, expect, test } from 'vitest';
import { familyOf, mayMean, modelOfVariant } from '#features/vehicles/rules/model-families.ts';

describe('families of models', () => {
  test.each([
    ['BMW', '328i', '3 Series'],
    ['BMW', 'M340i', '3 Series'],
    ['BMW', 'ActiveHybrid 5', '5 Series'],
    ['BMW', '750i, Alpina B7', '7 Series'],
    ['BMW', 'X5', null],
    ['BMW', 'M3', null],
    ['Volvo', '240 Series', null],
  ])('a %s %s is a %s', (make, model, family) => {
    expect(familyOf(make, model)).toBe(family);
  });

  test.each([
    ['Mercedes-Benz', 'C300', 'C-Class'],
    ['Mercedes-Benz', 'glc 300 4MATIC', 'GLC-Class'],
    ['Mercedes-Benz', 'Sprinter', null],
    ['Lexus', 'RX 350', 'RX'],
    ['Toyota', 'RAV4', null],
  ])('%s %s is kept as %s', (make, typed, model) => {
    expect(modelOfVariant(make, typed)).toBe(model);
  });

  test('typing either name finds the model', () => {
    expect(mayMean('BMW', '328i', '3 ser')).toBe(true);
    expect(mayMean('BMW', '328i', '32')).toBe(true);
    expect(mayMean('BMW', '528i', '3 series')).toBe(false);
    expect(mayMean('Mercedes-Benz', 'C-Class', 'C300')).toBe(true);
    expect(mayMean('Ford', 'F-150', 'f150')).toBe(true);
  });
});
