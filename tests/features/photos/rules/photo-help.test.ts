import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { proposeOrder } from '#features/photos/rules/arrange.ts';
import { type Box, CORNERS, dragCorner, moveBox, pixelsOf, shapeBox, WHOLE } from '#features/photos/rules/boxes.ts';
import { OUTLINES } from '#features/photos/rules/data/outlines.ts';
import { straightenScale } from '#features/photos/rules/edits.ts';
import { guideOf } from '#features/photos/rules/guides.ts';
import { flawOf, MEASURED_SIDE, measureQuality, type Quality } from '#features/photos/rules/quality.ts';
import { shotList } from '#features/photos/rules/shots.ts';
import type { Answers } from '#shared/answers.ts';
import { photoSubjectOf } from '#features/listings/rules/shot-subject.ts';
import { scene } from '../../../support/pictures.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const isInside = ({ x, y, width, height }: Box) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;

describe('boxes over a photo', () => {
  const box: Box = { x: 0.3, y: 0.4, width: 0.2, height: 0.1 };
  const WAYS = [-2, -0.35, -0.01, 0, 0.07, 0.5, 3];

  it('stay inside wherever they are moved, at their size', () => {
    for (const right of WAYS)
      for (const down of WAYS) {
        const moved = moveBox(box, right, down);
        expect(isInside(moved)).toBe(true);
        expect([moved.width, moved.height]).toEqual([box.width, box.height]);
      }
  });

  it.each(CORNERS)('dragged by the %s corner keep the one across, their least size and their ratio', (corner) => {
    for (const ratio of [null, 0.75, 1.6])
      for (const right of WAYS)
        for (const down of WAYS) {
          const dragged = dragCorner(box, corner, right, down, { min: 0.03, ratio });
          expect(isInside(dragged)).toBe(true);
          expect(Math.min(dragged.width, dragged.height)).toBeGreaterThan(0.0299);
          if (ratio !== null) expect(dragged.width / dragged.height).toBeCloseTo(ratio);
          const across = ({ x, y, width, height }: Box) => [
            corner.endsWith('left') ? x + width : x,
            corner.startsWith('top') ? y + height : y,
          ];
          across(dragged).forEach((value, at) => {
            expect(value).toBeCloseTo(across(box)[at] as number);
          });
        }
  });

  it('take the largest middle of a shape', () => {
    expect(shapeBox(WHOLE, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(shapeBox(WHOLE, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('are whole pixels, at least one, never outside', () => {
    expect(pixelsOf(box, 100, 50)).toEqual({ left: 30, top: 20, width: 20, height: 5 });
    expect(pixelsOf({ x: 0.999, y: 0.999, width: 0.001, height: 0.001 }, 10, 10)).toEqual({
      left: 9,
      top: 9,
      width: 1,
      height: 1,
    });
  });
});

describe('straightening', () => {
  it.each([4 / 3, 3 / 4, 1, 16 / 9])('of a picture %f wide to high leaves no empty corner', (aspect) => {
    for (const degrees of [-15, -7.5, 0, 0.5, 15]) {
      const scale = straightenScale(aspect, degrees);
      const radians = (degrees * Math.PI) / 180;
      // Each corner of the frame, turned back, lies in the picture that was drawn larger.
      for (const [x, y] of [
        [aspect / 2, 0.5],
        [-aspect / 2, 0.5],
      ] as const) {
        const back = [x * Math.cos(radians) + y * Math.sin(radians), y * Math.cos(radians) - x * Math.sin(radians)];
        expect(Math.abs(back[0] as number)).toBeLessThanOrEqual((scale * aspect) / 2 + 1e-9);
        expect(Math.abs(back[1] as number)).toBeLessThanOrEqual(scale / 2 + 1e-9);
      }
    }
    expect(straightenScale(aspect, 0)).toBe(1);
  });
});

async function measured(picture: Buffer): Promise<Quality> {
  const { data, info } = await sharp(picture)
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measureQuality({ data, width: info.width, height: info.height });
}

describe('blur and darkness', () => {
  it.each(SEEDS)('are found in scene %i where they are, and not where they are not', async (seed) => {
    const sharpOne = await scene(seed).png().toBuffer();
    // Eight thousandths of the width: seen on a phone without zooming in.
    const soft = await sharp(sharpOne).blur(9.6).png().toBuffer();
    const dark = await sharp(sharpOne).linear(0.18, 0).png().toBuffer();
    expect(flawOf(await measured(sharpOne))).toBeNull();
    expect(flawOf(await measured(soft))).toBe('blurry');
    expect(flawOf(await measured(dark))).toBe('dark');
  });

  it('a dark car under a bright sky is not called dark, nor a sharp car before a plain sky blurry', async () => {
    const half = {
      input: await sharp({ create: { width: 800, height: 240, channels: 3, background: '#e6eefc' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    };
    const car = await scene(3, { width: 800, height: 600 }).linear(0.2, 0).png().toBuffer();
    expect(flawOf(await measured(await sharp(car).composite([half]).png().toBuffer()))).toBeNull();
    const sedan = sharp('src/features/pictures/parts/vehicles/sedan-front34-base.webp');
    const inTheSky = await sedan.flatten({ background: '#b9cde8' }).png().toBuffer();
    expect(flawOf(await measured(inTheSky))).toBeNull();
  });
});

describe('the order that is suggested', () => {
  const GOOD: Quality = { sharpness: 500, light: 120, bright: 0.5 };
  const DARK: Quality = { sharpness: 500, light: 20, bright: 0 };
  const SOFT: Quality = { sharpness: 5, light: 120, bright: 0.5 };
  const photo = (id: string, shot: string | null, quality: Quality | null = GOOD) => ({ id, shot, quality });

  it('begins with the front corner and follows the shot list; photos without a shot stay last, as they were', () => {
    const photos = [
      photo('a', null),
      photo('b', 'ENGINE'),
      photo('c', 'FRONT_3_4'),
      photo('d', null),
      photo('e', 'REAR_3_4'),
    ];
    expect(proposeOrder(photos)).toEqual({ ids: ['c', 'e', 'b', 'a', 'd'], cover: 'FRONT_3_4', instead: null });
  });

  it.each([
    ['dark', DARK],
    ['blurry', SOFT],
  ] as const)('a %s front corner gives way to a clear side, and the reason is told', (flaw, quality) => {
    const photos = [photo('front', 'FRONT_3_4', quality), photo('side', 'DRIVER_SIDE'), photo('dash', 'DASH_MILES')];
    expect(proposeOrder(photos)).toEqual({
      ids: ['side', 'front', 'dash'],
      cover: 'DRIVER_SIDE',
      instead: { shot: 'FRONT_3_4', flaw },
    });
  });

  it('of two of one shot the clear one goes first; where all are dark the front corner is the cover still', () => {
    expect(proposeOrder([photo('a', 'FRONT_3_4', SOFT), photo('b', 'FRONT_3_4')])?.ids).toEqual(['b', 'a']);
    const dark = [photo('side', 'DRIVER_SIDE', DARK), photo('front', 'FRONT_3_4', DARK)];
    expect(proposeOrder(dark)?.ids).toEqual(['front', 'side']);
  });

  it('is nothing where it is so already or no photo says what it shows, and holds still once it is taken', () => {
    expect(proposeOrder([photo('a', null, DARK), photo('b', null)])).toBeNull();
    const shots = ['ENGINE', null, 'DRIVER_SIDE', 'FRONT_3_4', 'DAMAGE', 'FRONT_3_4'];
    const photos = shots.map((shot, at) => photo(`${at}`, shot, [GOOD, SOFT, DARK, null][at % 4]));
    const ids = proposeOrder(photos)?.ids ?? [];
    expect([...ids].sort()).toEqual(photos.map(({ id }) => id));
    const taken = ids.flatMap((id) => photos.find((it) => it.id === id) ?? []);
    expect(proposeOrder(taken)).toBeNull();
  });
});

describe('guides of the camera', () => {
  it('are the outline of the body that is sold, from both corners, and its silhouette from the sides', () => {
    const subject = photoSubjectOf({ vehicleType: 'CARS', make: 'Honda', model: 'Accord', year: 2019, body: 'SEDAN' });
    expect(subject).toEqual({ vehicleType: 'CARS', outline: 'sedan', silhouette: 'sedan' });
    expect(guideOf('front', subject)).toMatchObject({ kind: 'outline', d: OUTLINES.sedan?.front34?.d });
    expect(guideOf('rear', subject)).toMatchObject({ kind: 'outline', d: OUTLINES.sedan?.rear34?.d });
    expect(guideOf('side-mirrored', subject)).toEqual({ kind: 'silhouette', silhouette: 'sedan', mirrored: true });
  });

  it('are there for every shot of everything', () => {
    const everything: Answers[] = [
      { vehicleType: 'BOATS' },
      { vehicleType: 'RVS', vehicleClass: 'POP_UP' },
      { homeType: 'HOUSE' },
      { goods: ['TOOLS'] },
      { itemName: 'Bike' },
      { vehicleType: 'OTHERS' },
    ];
    for (const answers of everything) {
      const subject = photoSubjectOf(answers);
      for (const { view } of shotList(subject.vehicleType)) {
        const guide = guideOf(view, subject);
        expect(guide.kind === 'silhouette' ? guide.silhouette : guide.d).not.toBe('');
      }
    }
  });

  it('fill the field without leaving it', () => {
    for (const [outline, { front34 }] of Object.entries(OUTLINES)) {
      const guide = guideOf('front', { vehicleType: 'CARS', outline, silhouette: 'sedan' });
      if (guide.kind !== 'outline' || !front34) throw new Error(`${outline} has no outline of its front corner.`);
      expect(front34.height * guide.scale).toBeLessThanOrEqual(300 * 0.781);
      expect(400 * guide.scale).toBeLessThanOrEqual(400 * 0.841);
    }
  });
});
