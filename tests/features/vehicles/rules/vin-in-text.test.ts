import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVinInText } from '#features/vehicles/rules/vin-in-text.ts';

const VIN = '1HGCM82633A004352';

describe('the VIN in a barcode’s text', () => {
  test.each([
    ['alone', VIN],
    ['in small letters', VIN.toLowerCase()],
    ['after the I of imported vehicles', `I${VIN}`],
    ['between the asterisks of Code 39', `*${VIN}*`],
    ['as one of several fields', `VIN:${VIN};COLOR:NH-578;GVWR 4145`],
    ['on a line of its own', `HONDA MFG\r\n${VIN}\r\n03/03`],
    ['with one letter stuck to it', `X${VIN}`],
    ['in an address', `https://example.com/v?vin=${VIN}&x=1`],
  ])('is found %s', (_, text) => {
    expect(findVinInText(text)).toBe(VIN);
  });

  test('of 17 characters without the check digit is taken when there is no better one', () => {
    expect(findVinInText('WVWZZZ1KZ6W000001')).toBe('WVWZZZ1KZ6W000001');
  });

  test.each(['', 'https://curbtag.example/q/1111', '12345678901234567', '1HGCM82633A00435', '🚗'.repeat(40), 'رقم'])(
    'is not there in %j',
    (text) => {
      expect(findVinInText(text)).toBeNull();
    },
  );

  test('is 17 legal characters or null, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const vin = findVinInText(text);
        expect(vin === null || /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)).toBe(true);
      }),
    );
    expect(findVinInText('1'.repeat(1_000_000))).toBeNull();
  });
});
