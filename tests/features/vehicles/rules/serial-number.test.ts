import { describe, expect, it } from 'vitest';
import { parseSerialNumber } from '#features/vehicles/rules/serial-number.ts';

describe('the number of a vehicle from before 1981', () => {
  it.each([
    ['223 870 R 104 216', '223870R104216'], // letters O and I are allowed where makers used them
    ['7f02c-123456', '7F02C123456'],
    ['IO 4711', 'IO4711'],
    ['*A 123456*', 'A123456'],
    ['113.042-10-005678', '11304210005678'],
  ])('%j is kept as %s', (typed, number) => {
    expect(parseSerialNumber(typed)).toEqual({ ok: true, value: number });
  });

  it.each([
    ['', 'Enter the serial number.'],
    ['12', 'A serial number has at least 3 characters. This one has 2.'],
    ['ABCDEF', 'A serial number has digits in it.'],
    ['12#456', 'Character 3 (#) can’t be part of a serial number. Use letters A to Z and digits.'],
    ['1HGCM82633A004352', 'This has 17 characters or more. Enter it as the VIN.'],
    [undefined, 'Enter the serial number.'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(parseSerialNumber(typed)).toEqual({ ok: false, reason });
  });
});
