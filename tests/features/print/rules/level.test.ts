import { describe, expect, test } from 'vitest';
import { levelFor } from '#features/print/rules/level.ts';
import type { EccLevel } from '#features/print/rules/symbol.ts';

/** A short link: 29, 33 and 37 modules, with the quiet zone 37, 41 and 45. */
const short = (level: EccLevel) => ({ M: 29, Q: 33, H: 37 })[level];

describe('the level of a code', () => {
  test.each([
    ['M', 18, 'M'],
    ['M', 20.4, 'M'],
    ['M', 20.6, 'Q'],
    ['M', 44.9, 'Q'],
    ['M', 45, 'H'],
    ['Q', 30, 'Q'],
    ['Q', 60, 'H'],
  ] as const)('from %s up is, on a square of %d mm, %s', (least, square, level) => {
    expect(levelFor(least, square, short)).toBe(level);
  });

  test('is never below what the product asks for, however small the place', () => {
    expect(levelFor('H', 10, short)).toBe('H');
    expect(levelFor('Q', 1, short)).toBe('Q');
  });

  test('costs nothing where a higher one is no larger', () => {
    expect(levelFor('M', 20.5, () => 33)).toBe('Q');
  });
});
