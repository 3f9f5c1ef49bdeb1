import { beforeAll, describe, expect, it } from 'vitest';
import { parseScene } from '#features/pictures/rules/scene/scene.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { closePairs, isConfusable } from '../../../scripts/pictures/alike.ts';
import { coverOf, makeDemoMarket, type Shelf, shelvesOf } from '../../../scripts/pictures/demo-market.ts';
import { compare, fingerprint } from '../../../scripts/pictures/likeness.ts';

describe('cards that are seen together', () => {
  let shelves: Shelf[] = [];
  beforeAll(async () => {
    shelves = shelvesOf(await makeDemoMarket(new Date('2026-11-20T12:00:00Z')));
  });

  it('are the first pages of every category and of the 20 models that most people have', () => {
    const names = shelves.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['CARS', 'RVS', 'BOATS', 'MOTORCYCLES', 'POWERSPORTS', 'PROPERTY_OWNER', 'GARAGE']),
    );
    expect(names.length).toBeGreaterThan(28);
    expect(shelves.find(({ name }) => name === 'CARS')?.listings).toHaveLength(48);
  });

  it('are composed: a flat drawing is for what no part was rendered of, and nothing of the market is', () => {
    const covers = shelves.flatMap(({ listings }) => listings.map(coverOf));
    expect(covers.filter((code) => parseScene(code)?.kind === 'sketch')).toEqual([]);
  });

  it('are never to be taken for one another', { timeout: 600_000 }, async () => {
    const pairs = [];
    for (const shelf of shelves) pairs.push(...(await closePairs(shelf, isConfusable)));
    expect(pairs).toEqual([]);
  });

  it('would be, were only the paint another: the measure sees it', async () => {
    const [one, same, other] = await Promise.all(
      ['1f4e8c.driveway-noon.n45511', '6d737b.driveway-noon.n45511', '1f4e8c.driveway-noon.m81144'].map(
        async (rest) => {
          const scene = parseScene(`vehicle.honda-cr-v.front34.${rest}`);
          const picture = scene && (await drawScene(scene, 160, () => ''));
          if (!picture) throw new Error(`${rest} cannot be drawn.`);
          return fingerprint(picture);
        },
      ),
    );
    if (!one || !same || !other) throw new Error('Three pictures were drawn.');
    expect(isConfusable(compare(one, same))).toBe(true);
    expect(isConfusable(compare(one, other))).toBe(false);
  });
});
