import { describe, expect, it } from 'vitest';
import { VEHICLE_TYPES } from '#shared/enums.ts';
import {
  closestWidth,
  hashDistance,
  type PublicPhoto,
  photoAlt,
  photoUrl,
  pictureSources,
  variantWidths,
} from '#features/photos/rules/photos.ts';
import { SHOTS, shotLabel, shotList } from '#features/photos/rules/shots.ts';

const photo: PublicPhoto = {
  id: '0b8f3c52-7a41-4d0e-9a35-5a0f6f5d1c11',
  hash: 'abcdef012345',
  width: 1280,
  height: 960,
  color: '#336699',
  alt: 'A car',
  caption: '',
  shot: null,
  isDrawing: false,
  widths: [320, 640, 960, 1280],
};

describe('widths of a picture', () => {
  it.each([
    [4032, [320, 640, 960, 1280, 1920]],
    [1920, [320, 640, 960, 1280, 1920]],
    [1000, [320, 640, 960, 1000]],
    [320, [320]],
    [64, [64]],
  ])('a picture %i pixels wide is kept at %j', (width, widths) => {
    expect(variantWidths(width)).toEqual(widths);
  });

  it('the narrowest that fills the wanted pixels is taken, else the widest', () => {
    expect([1, 320, 321, 1280, 5000].map((wanted) => closestWidth(photo, wanted))).toEqual([320, 320, 640, 1280, 1280]);
  });
});

describe('addresses of a picture', () => {
  it('hold id, content hash, width and format', () => {
    expect(photoUrl(photo, 640, 'avif')).toBe('/media/0b8f3c52-7a41-4d0e-9a35-5a0f6f5d1c11/abcdef012345/640.avif');
  });

  it('are offered best format first, every width, with one JPEG for everybody else', () => {
    const { sources, fallback } = pictureSources(photo, '100vw');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[1]?.srcset.split(', ')).toHaveLength(4);
    expect(sources[1]?.srcset).toContain('/640.webp 640w');
    expect(fallback).toEqual({ src: photoUrl(photo, 960, 'jpg'), width: 1280, height: 960 });
  });
});

describe('words for people who do not see the picture', () => {
  it.each([
    [{ caption: 'Scratch on the door', shotLabel: 'Any damage' }, '2014 Honda Civic', 'Scratch on the door'],
    [{ caption: '', shotLabel: 'Front corner' }, '2014 Honda Civic', '2014 Honda Civic: Front corner'],
    [{ caption: '', shotLabel: null }, '2014 Honda Civic', '2014 Honda Civic, photo 3'],
    [{ caption: '', shotLabel: 'Front corner' }, '', 'Front corner'],
    [{ caption: '', shotLabel: null }, ' ', 'Photo 3'],
  ])('%j of "%s" reads "%s"', (about, title, words) => {
    expect(photoAlt(about, title, 3)).toBe(words);
  });
});

describe('the shot list', () => {
  it.each(VEHICLE_TYPES)('of %s names each shot once, with what to do', (type) => {
    const list = shotList(type);
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(10);
    for (const { label, hint } of list) expect(label.length * hint.length).toBeGreaterThan(0);
    expect(list.filter(({ wanted }) => wanted).length).toBeGreaterThanOrEqual(5);
  });

  it('says what a boat has where a car has tires', () => {
    expect(shotLabel('BOATS', 'TIRES')).toBe('Trailer');
    expect(shotLabel('CARS', 'TIRES')).toBe('Tires');
  });

  it('keeps the label of a shot that the type does not ask for, and none for unknown words', () => {
    expect(SHOTS.map((shot) => shotLabel('MOTORCYCLES', shot)).every(Boolean)).toBe(true);
    expect([shotLabel('CARS', 'MOON'), shotLabel('CARS', null)]).toEqual([null, null]);
  });
});

describe('the distance of two hashes', () => {
  it('counts the bits that differ', () => {
    expect(hashDistance('0000000000000000', '0000000000000000')).toBe(0);
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(hashDistance('8000000000000001', '0000000000000003')).toBe(2);
  });
});
