import { describe, expect, it } from 'vitest';
import { parseScene } from '#features/pictures/rules/scene/scene.ts';
import { partsCatalog } from '#features/pictures/server/catalog.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { readWithZbar } from '../../../support/qr-readers.ts';

const address = (code: string) => `https://curbtag.example/q/${code}`;
const parts = Object.keys(partsCatalog().vehicles.details).filter((name) => name.startsWith('window-'));

describe('the sticker in the window of a drawing', () => {
  it.runIf(parts.length === 0)('has no part yet', () => {
    expect(parts).toEqual([]);
  });

  it.for(parts.flatMap((part) => ['n05500', 'n95500', 'n99901', 'n40004'].map((pose) => [part, pose] as const)))(
    'scans: %s, cut and lit as %s',
    async ([part, pose]) => {
      const scene = parseScene(`detail.${part.replace('-', '.')}.1f4e8c.K7QM-2XWD.${pose}`);
      const picture = scene && (await drawScene(scene, 1280, address));
      if (!picture) throw new Error(`${part} cannot be drawn.`);
      const seen = await picture.avif({ quality: 52, effort: 1 }).toBuffer();
      expect(await readWithZbar(seen)).toBe(address('K7QM-2XWD'));
    },
  );
});
