import { describe, expect, it } from 'vitest';
import { isLikelyAt } from '#features/pictures/rules/scene/climate.ts';

describe('places that fit where a listing is', () => {
  it.each([
    ['32801', 'Orlando', { 'snow-street': false, 'beach-noon': true, 'desert-golden': false, 'autumn-street': false }],
    [
      '05401',
      'Burlington',
      { 'snow-street': true, 'beach-noon': false, 'desert-golden': false, 'autumn-street': true },
    ],
    ['85001', 'Phoenix', { 'driveway-snow': false, 'desert-golden': true, 'beach-noon': false }],
    [
      '75201',
      'Dallas',
      { 'driveway-snow': false, 'desert-golden': false, 'beach-noon': false, 'parking-lot-noon': true },
    ],
    ['60601', 'Chicago', { 'driveway-snow': true, 'desert-golden': false, 'snow-field': true }],
  ] as const)('%s (%s)', (zip, _, expected) => {
    for (const [place, isLikely] of Object.entries(expected)) expect(isLikelyAt(place, zip), place).toBe(isLikely);
  });

  it('are plain ones where nobody said where it is', () => {
    expect(['snow-street', 'beach-noon', 'desert-golden'].some((place) => isLikelyAt(place, null))).toBe(false);
    expect(isLikelyAt('driveway-noon', null)).toBe(true);
  });
});
