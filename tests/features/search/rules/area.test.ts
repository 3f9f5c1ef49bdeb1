import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxAround,
  isInside,
  type MapArea,
  MAX_CORNERS,
  parseArea,
  readArea,
  simplifyLine,
  writeArea,
} from '#features/search/rules/area.ts';

const degrees = (most: number) => fc.integer({ min: -most * 1_000, max: most * 1_000 }).map((steps) => steps / 1_000);
const corners = fc.array(fc.tuple(degrees(180), degrees(84)), { minLength: 3, maxLength: MAX_CORNERS });

/** A U with its opening to the north. */
const HORSESHOE: MapArea = [
  [0, 0],
  [3, 0],
  [3, 3],
  [2, 3],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
];

describe('a drawn area in an address', () => {
  test('comes back as it was written, in letters that no address changes', () => {
    fc.assert(
      fc.property(corners, (area) => {
        const text = writeArea(area);
        expect(encodeURIComponent(text)).toBe(text);
        // A line without any room inside is no area.
        fc.pre(readArea(text) !== undefined);
        expect(readArea(text)).toEqual(area);
        expect(parseArea(text)).toBe(text);
      }),
    );
  });

  test('is short: forty corners of a county in fewer letters than a sentence has', () => {
    const circle = Array.from({ length: 40 }, (_, at): [number, number] => {
      const turn = (at / 40) * 2 * Math.PI;
      return [-81.4 + 0.3 * Math.cos(turn), 28.5 + 0.3 * Math.sin(turn)];
    });
    expect(writeArea(circle).length).toBeLessThan(180);
  });

  test.each(['', 'A', 'AAAA', 'AAAAAA', '!', 'a b', '-82,28,-81,29', '_'.repeat(500), 'g', `${writeArea(HORSESHOE)}A`])(
    '%j is none',
    (text) => {
      expect(parseArea(text)).toBeUndefined();
    },
  );

  test('never breaks, and never reaches out of the world or over its corners', () => {
    fc.assert(
      fc.property(fc.string(), fc.base64String(), (any, letters) => {
        for (const text of [any, letters]) {
          const area = readArea(text);
          if (!area) continue;
          const [west, south, east, north] = boxAround(area);
          expect(area.length).toBeLessThanOrEqual(MAX_CORNERS);
          expect(Math.max(-south, north)).toBeLessThanOrEqual(85);
          expect(Math.max(-west, east)).toBeLessThanOrEqual(360);
        }
      }),
    );
  });
});

describe('what lies inside', () => {
  test.each([
    [0.5, 2, true],
    [2.5, 2, true],
    [1.5, 0.5, true],
    [1.5, 2, false],
    [3.5, 1, false],
    [-0.5, 1, false],
    [1.5, -0.5, false],
    [1.5, 3.5, false],
  ])('of a horseshoe at %d, %d: %j', (lng, lat, is) => {
    expect(isInside(HORSESHOE, { lng, lat })).toBe(is);
    expect(isInside([...HORSESHOE].reverse(), { lng, lat }), 'drawn the other way around').toBe(is);
  });
});

describe('a line drawn by hand', () => {
  const circle = (points: number, wobble: number) =>
    Array.from({ length: points }, (_, at): [number, number] => {
      const turn = (at / points) * 2 * Math.PI;
      const far = 1 + wobble * (at % 2);
      return [far * Math.cos(turn), far * Math.sin(turn)];
    });

  test('keeps its shape with as many corners as it may have', () => {
    const drawn = circle(400, 0.01);
    const kept = simplifyLine(drawn);
    expect(kept).toHaveLength(MAX_CORNERS);
    for (const [lng, lat] of kept) expect(drawn).toContainEqual([lng, lat]);
    for (let turn = 0; turn < 6; turn += 0.3) {
      const at = (far: number) => ({ lng: far * Math.cos(turn), lat: far * Math.sin(turn) });
      expect(isInside(kept, at(0.97))).toBe(true);
      expect(isInside(kept, at(1.03))).toBe(false);
    }
  });

  test('that is short stays as it is', () => {
    expect(simplifyLine(HORSESHOE)).toEqual(HORSESHOE);
  });
});
