import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '#shared/answers.ts';
import { applyChanges, checkAnswer, checkFields, parseDraftChanges } from '#features/listings/rules/check.ts';
import { FIELDS, fieldById } from '#features/listings/rules/fields/index.ts';
import { answerTo } from '../../../support/arbitrary-answers.ts';
import { HOSTILE } from '../../../support/hostile.ts';

const fields = [...FIELDS.values()];
const typed = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('1,234', '$12.50', ' 2014 ', '32801-1234', '407 555 0123'),
);

describe('an answer', () => {
  test.each(fields.map((field) => [field.id, field] as const))(
    'to %s is stored in a form that is right itself',
    (_id, field) => {
      fc.assert(
        fc.property(fc.oneof(answerTo(field), typed), (answer) => {
          const once = checkAnswer(field, answer);
          if (once.ok) expect(checkAnswer(field, once.value)).toEqual(once);
          else expect(once.message).toMatch(/[.?]$/);
        }),
      );
    },
  );

  test.each([
    ['price', '9,500', 950_000],
    ['price', 950_000, 950_000],
    ['mileage', '82,400', 82_400],
    ['year', ' 2014', 2014],
    ['postcode', '32801', '32801'],
    ['phone', '(407) 555-0123', '+14075550123'],
    ['model', '  Accord\n\tCoupe ', 'Accord Coupe'],
    ['damage', ['REAR', 'REAR'], ['REAR']],
  ])('to %s typed as %j is %j', (id, answer, value) => {
    expect(checkAnswer(fieldById(id), answer)).toEqual({ ok: true, value });
  });

  test.each([
    ['price', '99 cents'],
    ['price', 99],
    ['price', '-5'],
    ['mileage', '1000000'],
    ['mileage', '82400.5'],
    ['year', '1900'],
    ['year', 2900],
    ['postcode', '3280'],
    ['vin', '1HGCM82633A00435O'],
    ['body', 'SPACESHIP'],
    ['damage', ['MOON']],
    ['description', 'Too short.'],
    ['negotiable', 'yes'],
    ['brakes', { value: 'yes', comment: '' }],
    ['brakes', { value: true, comment: 'x'.repeat(301) }],
  ])('to %s typed as %j is refused in a sentence', (id, answer) => {
    expect(checkAnswer(fieldById(id), answer as Answer)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/\w.*[.?]$/),
    });
  });

  test('left out counts as missing only where it is needed, and only where it is asked', () => {
    expect(checkAnswer(fieldById('trim'), '')).toEqual({ ok: true, value: undefined });
    expect(checkAnswer(fieldById('brakes'), { value: null, comment: '' })).toEqual({ ok: true, value: undefined });
    expect(checkAnswer(fieldById('trim'), ' \n ')).toEqual({ ok: true, value: undefined });
    expect(checkAnswer(fieldById('model'), ' \u00a0 ')).toEqual({ ok: false, message: 'This is required.' });
    expect(checkAnswer(fieldById('price'), undefined)).toEqual({ ok: false, message: 'This is required.' });
    const asked = ['make', 'makeCustom', 'model'].map(fieldById);
    expect(checkFields(asked, { make: 'Honda' }).map(({ field }) => field)).toEqual(['model']);
    expect(checkFields(asked, { make: 'OTHER' }).map(({ field }) => field)).toEqual(['makeCustom', 'model']);
  });
});

describe('changes to a draft', () => {
  test('from anywhere are kept small and plain, or refused by name', () => {
    for (const field of fields)
      for (const value of HOSTILE) {
        const { changes, faults } = parseDraftChanges({ [field.id]: value });
        expect(Object.keys(changes).length + faults.length).toBe(1);
        expect(JSON.stringify(changes).length).toBeLessThan(20_000);
        expect(JSON.stringify(changes)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Price', 'price ', 'status', 'ownerId'])(
    'of a field called %j are refused',
    (id) => {
      const raw = Object.defineProperty({}, id, { value: 'x', enumerable: true });
      const { changes, faults } = parseDraftChanges(raw);
      expect(changes).toEqual({});
      expect(faults).toEqual([{ field: id, message: 'We don’t recognize this field.' }]);
    },
  );

  test('keep what is right in its stored form, and what is not yet as it was typed', () => {
    expect(parseDraftChanges({ price: '9,500', year: '20', trim: null, vin: '1HG' })).toEqual({
      changes: { price: 950_000, year: '20', trim: null, vin: '1HG' },
      faults: [],
    });
  });

  test('parsed again change nothing', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields.map((field) => [field.id, answerTo(field)]))), (raw) => {
        const { changes } = parseDraftChanges(raw);
        expect(parseDraftChanges(changes)).toEqual({ changes, faults: [] });
      }),
      { numRuns: 50 },
    );
  });

  test('lie over what was there; null takes away', () => {
    expect(applyChanges({ make: 'Honda', model: 'Accord' }, { model: 'Civic', make: null, year: 2014 })).toEqual({
      model: 'Civic',
      year: 2014,
    });
    expect(applyChanges({ make: 'Honda' }, {})).toEqual({ make: 'Honda' });
  });
});
