import { expect, test } from 'vitest';
import { KEY } from '#features/places/browser/here.ts';
import { $place } from '#features/places/browser/place.ts';
import { ROOT } from '#platform/browser/persist.ts';

test('what every page reads by hand is what the store of islands keeps', () => {
  expect(KEY).toBe(`${ROOT}place`);
  expect($place.get()).toEqual({ zip: '', city: '' });
});
