import { expect, it } from 'vitest';
import { demoPhotoRows } from '#app/demo/pictures.ts';
import { withDrawings } from '#features/photos/server/index.ts';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import type { Storage } from '#platform/storage/index.ts';
import { makeDemoMarket } from '../../../scripts/pictures/demo-market.ts';

const KILO = 1024;
/** What a card loads on a sharp screen, which is more than on any other, and what a listing's page shows first. */
const MOST = { 640: 14 * KILO, 1280: 60 * KILO } as const;

/** What is behind a thing weighs most: pictures with the same background weigh about the same. */
function heavyPart(scene: Scene): string {
  switch (scene.kind) {
    case 'vehicle':
      return `${scene.place} ${scene.wear.marks.includes('dirt') ? 'dirty' : ''}`;
    case 'thing':
    case 'table':
      return scene.ground;
    case 'home':
      return `${scene.style} ${scene.view}`;
    case 'room':
      return scene.room.replace(/-\d+$/, '');
    case 'detail':
      return scene.detail;
    default:
      return scene.kind;
  }
}

/** Scenes of the market, each of another heavy part. */
async function sample(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const of of await makeDemoMarket(new Date('2026-11-20T12:00:00Z')))
    for (const { scene: code } of demoPhotoRows(of, of.publishedAt)) {
      const scene = parseScene(code ?? '');
      if (code && scene && !found.has(heavyPart(scene))) found.set(heavyPart(scene), code);
    }
  return found;
}

const nothing: Storage = {
  put: async () => {},
  get: async () => null,
  deletePrefix: async () => {},
};

/** Bytes of the file that a browser which reads AVIF is given. */
async function weigh(code: string, width: number): Promise<number> {
  const sizes: number[] = [];
  const put: Storage['put'] = async (_key, bytes) => void sizes.push(bytes.byteLength);
  const files = withDrawings(
    { ...nothing, put },
    { findScene: async () => code, codeAddress: (sticker) => `https://curbtag.example/q/${sticker}` },
  );
  await files.get(`photos/x/${'0'.repeat(12)}/${width}.avif`);
  return sizes[0] ?? Number.NaN;
}

it('a drawing of every kind is light, as a card and large', { timeout: 600_000 }, async () => {
  const codes = await sample();
  expect(codes.size).toBeGreaterThan(60);
  for (const [part, code] of codes)
    for (const [width, most] of Object.entries(MOST))
      expect(await weigh(code, Number(width)), `${part} at ${width} px: ${code}`).toBeLessThanOrEqual(most);
});
