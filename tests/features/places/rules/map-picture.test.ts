import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  middleOf,
  onPicture,
  PICTURES,
  parsePicture,
  pictureAround,
  pictureHref,
  pictureOf,
} from '#features/places/rules/map-picture.ts';

const spot = fc.record({
  lng: fc.double({ min: -124, max: -67, noNaN: true }),
  lat: fc.double({ min: 25, max: 49, noNaN: true }),
});

test('every spot it was made for lies on the picture', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 12 }), (spots) => {
      const picture = pictureOf('tall', spots);
      if (!picture) throw new Error('There is no picture.');
      const [width, height] = PICTURES.tall;
      for (const it of spots) {
        const [x, y] = onPicture(picture, it);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    }),
  );
});

test('its address is read back as what it was made of', () => {
  const picture = pictureAround('wide', { lng: -81.38, lat: 28.54 }, 8);
  const name = (dark: boolean) => /\/maps\/(.+)\.svg/.exec(pictureHref(picture, dark))?.[1] ?? '';
  expect(parsePicture(name(false))).toEqual({ ...picture, dark: false });
  expect(parsePicture(name(true))).toEqual({ ...picture, dark: true });
  expect(middleOf(picture).lng).toBeCloseTo(-81.38, 1);
});

test.each([
  '',
  'wide-8-1-1-light',
  'square-8-1-1',
  'wide-1-1-1',
  'wide-11-1-1',
  'wide-2-64-1',
  'wide-8--1-1',
  'toString-8-1-1',
])('there is no picture called %j', (name) => expect(parsePicture(name)).toBeNull());
