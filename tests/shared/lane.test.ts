import { expect, it } from 'vitest';
import { LANE, laneFill } from '#shared/lane.ts';

const whole = Number(LANE.viewBox.split(' ')[2]);

it('fills the whole road on the last step and none of it before the first', () => {
  expect(laneFill(14, 14)).toBe(whole);
  expect(laneFill(0, 14)).toBe(0);
});

it('fills in equal parts', () => {
  expect(laneFill(1, 4)).toBe(whole / 4);
  expect(laneFill(3, 4)).toBe((3 * whole) / 4);
});

it.each([
  [5, 0],
  [-2, 4],
  [9, 4],
])('stays on the road for step %i of %i', (at, of) => {
  expect(laneFill(at, of)).toBeGreaterThanOrEqual(0);
  expect(laneFill(at, of)).toBeLessThanOrEqual(whole);
});
