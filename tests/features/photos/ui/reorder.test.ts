import { describe, expect, it } from 'vitest';
import { moveTo } from '#features/photos/ui/use-reorder.ts';

describe('moving a photo', () => {
  it.each([
    ['a', 2, ['b', 'c', 'a', 'd']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 1, ['a', 'b', 'c', 'd']],
    ['a', -5, ['a', 'b', 'c', 'd']],
    ['a', 99, ['b', 'c', 'd', 'a']],
  ] as const)('%s to place %i', (id, place, order) => {
    expect(moveTo(['a', 'b', 'c', 'd'], id, place)).toEqual(order);
  });
});
