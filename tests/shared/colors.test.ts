import { expect, it } from 'vitest';
import { EXTERIOR_COLORS, exteriorHex, INTERIOR_COLORS } from '#shared/colors.ts';

it.each([
  ['exterior', EXTERIOR_COLORS],
  ['interior', INTERIOR_COLORS],
])('names each %s color once, with a paint', (_side, colors) => {
  expect(new Set(colors.map(({ value }) => value)).size).toBe(colors.length);
  for (const { hex, value } of colors) {
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(value).toMatch(/^[A-Z_]+$/);
  }
});

it('finds the paint by value or by name', () => {
  expect(exteriorHex('LIGHT_BLUE')).toBe(exteriorHex('light blue'));
  expect(exteriorHex('red')).not.toBeNull();
});

it.each(['mauve', '', null, undefined])('knows no paint for %s', (name) => {
  expect(exteriorHex(name)).toBeNull();
});
