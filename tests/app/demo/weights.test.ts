import { expect, it } from 'vitest';
import { demoPhotoRows } from '#app/demo/pictures.ts';
import { withDrawings } from '#features/photos/server/index.ts';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import type { Storage } from '#platform/storage/index.ts';
import { makeDemoMarket } from '../../../scripts/pictures/demo-market.ts';

const KILO = 1024;
/** What a card loads on a sharp screen, which is more than on any other. */
const CARD = { width: 640, most: 14 * KILO } as const;
/** What a listing's page shows first: four times the pixels, at most five times the weight. */
const COVER = { width: 1280, most: 60 * KILO } as const;
/** A card below this has a cover far below its limit. */
const LIGHT = 9 * KILO;

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
  for (const of of await makeDemoMarket(new Date('2026-11-20T12:00:00Z'), 400))
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
  let looked = 0;
  for (const [part, code] of codes) {
    const card = await weigh(code, CARD.width);
    expect(card, `${part} as a card: ${code}`).toBeLessThanOrEqual(CARD.most);
    if (card < LIGHT) continue;
    looked += 1;
    expect(await weigh(code, COVER.width), `${part} large: ${code}`).toBeLessThanOrEqual(COVER.most);
  }
  expect(looked).toBeGreaterThan(4);
});
