import { describe, expect, it } from 'vitest';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import { wearSeen } from '#features/pictures/rules/scene/wear.ts';
import { partsCatalog } from '#features/pictures/server/catalog.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { loadLayer } from '#features/pictures/server/layers.ts';
import { wearDown } from '#features/pictures/server/wear/wear-down.ts';

const SIZE = { width: 416, height: 312 };
const { models } = partsCatalog().vehicles;
const MARKS = ['front', 'rear', 'driver', 'passenger', 'rust', 'dirt', 'faded'] as const;
const seen = Object.entries(models).flatMap(([model, { painted, views }]) =>
  painted ? Object.keys(views).map((view) => [model, view as 'front34'] as const) : [],
);

async function bytesOf(code: string): Promise<Buffer> {
  const picture = await drawScene(parseScene(code) as Scene, 320, () => '');
  if (!picture) throw new Error(`${code} cannot be drawn.`);
  return picture.raw().toBuffer();
}
const changed = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, byte, at) => sum + (Math.abs(byte - (b[at] ?? 0)) > 12 ? 1 : 0), 0) / a.length;

describe('wear on the outside of a vehicle', () => {
  it('finds its place on every vehicle, from every side that shows it', { timeout: 300_000 }, async () => {
    for (const [model, view] of seen)
      for (const isTurned of [model.length % 2 === 0]) {
        const load = (part: string, channels: 1 | 4) =>
          loadLayer(`vehicles/${model}-${view}-${part}.webp`, SIZE, channels);
        const standing = { base: await load('base', 4), tint: await load('tint', 1), shadow: null };
        const wear = wearSeen({ marks: MARKS, variant: model.length % 10 }, view, isTurned);
        const drawn = wearDown(standing, { color: '#1f4e8c', view, isTurned }, wear);
        expect(new Set(drawn), `${model} ${view}`).toEqual(new Set(wear.marks));
      }
  });

  it.each(['fd3', 'o3', 'm3', 'c3'])('changes a part of the picture, and the same one each time: %s', async (wear) => {
    const scene = 'vehicle.honda-cr-v.front34.1f4e8c.driveway-noon.n45500';
    const [clean, worn, again] = await Promise.all([scene, `${scene}.${wear}`, `${scene}.${wear}`].map(bytesOf));
    if (!clean || !worn) throw new Error('Three pictures were drawn.');
    expect(again?.equals(worn)).toBe(true);
    expect(changed(clean, worn)).toBeGreaterThan(0.001);
    expect(changed(clean, worn)).toBeLessThan(0.2);
  });
});
