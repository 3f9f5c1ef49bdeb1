import { expect, test } from 'vitest';
import { keepSize } from '#features/store/rules/keep-size.ts';

test('a size is not broken over two lines; words around it are', () => {
  expect(keepSize('For sale tag, small, 2.625 × 1 in')).toBe('For sale tag, small, 2.625\u00a0×\u00a01\u00a0in');
  expect(keepSize('Two-sided, 24 × 18 in')).toBe('Two-sided, 24\u00a0×\u00a018\u00a0in');
  expect(keepSize('Mug, 3 × a day')).toBe('Mug, 3 × a day');
});
