import { describe, expect, it } from 'vitest';
import { floorPlan } from '#features/pictures/rules/scene/floor-plan.ts';

/** Bedrooms, half baths and square feet as homes have them. */
const HOMES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bedrooms) =>
  [2, 3, 4, 5, 6, 7].flatMap((halfBaths) => [
    { bedrooms, halfBaths: Math.min(halfBaths, Math.max(2, bedrooms * 2)), area: 520 + bedrooms * 430 },
  ]),
);

describe('a floor plan', () => {
  it.each(HOMES)('has the rooms and the area, each wide enough to stand in: %o', ({ bedrooms, halfBaths, area }) => {
    const { rooms, width, height } = floorPlan(bedrooms, halfBaths, area);
    const count = (use: string) => rooms.filter((room) => room.use === use).length;
    expect([count('bed'), count('bath'), count('half-bath')]).toEqual([
      bedrooms,
      Math.floor(halfBaths / 2),
      halfBaths % 2,
    ]);
    expect(width * height).toBeCloseTo(area, 3);
    expect(rooms.reduce((sum, room) => sum + room.width * room.height, 0)).toBeCloseTo(area, 3);
    for (const room of rooms.filter(({ use }) => use === 'bed' || use === 'living')) {
      const [short, long] = [Math.min(room.width, room.height), Math.max(room.width, room.height)];
      expect(short, `${room.use} ${room.width} by ${room.height}`).toBeGreaterThan(8);
      expect(long / short, `${room.use} ${room.width} by ${room.height}`).toBeLessThan(room.use === 'bed' ? 2.3 : 2.6);
    }
  });

  it('has no two rooms in one place', () => {
    for (const { bedrooms, halfBaths, area } of HOMES) {
      const { rooms } = floorPlan(bedrooms, halfBaths, area);
      for (const [at, a] of rooms.entries())
        for (const b of rooms.slice(at + 1)) {
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          expect(across > 0.01 && down > 0.01, `${a.use} on ${b.use} of ${bedrooms} bedrooms`).toBe(false);
        }
    }
  });
});
