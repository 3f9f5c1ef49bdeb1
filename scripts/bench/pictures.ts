import sharp from 'sharp';
import { withDrawings } from '../../src/features/photos/server/index.ts';
import { parseScene } from '../../src/features/pictures/rules/scene/scene.ts';
import { drawScene } from '../../src/features/pictures/server/index.ts';
import { coverOf, makeDemoMarket } from '../pictures/demo-market.ts';
import type { Row } from './pages.ts';

const CARDS = 48;
const WIDTH = 320;

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function timeEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** A card's drawing from its parts to its file, on one core, against a bare encoder given the finished pixels. */
export async function benchPictures(): Promise<Row[]> {
  sharp.concurrency(1);
  const covers = [...new Set((await makeDemoMarket(new Date('2026-11-20T12:00:00Z'), 400)).map(coverOf))];
  const step = Math.max(1, Math.floor(covers.length / CARDS));
  const scenes = covers.filter((_, at) => at % step === 0).slice(0, CARDS);
  let scene = '';
  const files = withDrawings(
    { put: async () => {}, get: async () => null, deletePrefix: async () => {} },
    { findScene: async () => scene, codeAddress: () => 'http://localhost/' },
  );
  const draw = (code: string) => {
    scene = code;
    return files.get(`photos/x/${'0'.repeat(12)}/${WIDTH}.avif`);
  };
  await draw(scenes[0] ?? '');
  const ours = await timeEach(scenes, draw);
  const pixels: Buffer[] = [];
  for (const code of scenes) {
    const parsed = parseScene(code);
    const picture = parsed && (await drawScene(parsed, WIDTH, () => ''));
    if (picture) pixels.push(await picture.raw().toBuffer());
  }
  const raw = { width: WIDTH, height: (WIDTH * 3) / 4, channels: 3 } as const;
  const bare = await timeEach(pixels, (of) => sharp(of, { raw }).avif({ quality: 46, effort: 1 }).toBuffer());
  return [
    {
      what: 'pictures: drawing of a card, median',
      ours: `${ours.toFixed(0)} ms`,
      bare: `${bare.toFixed(0)} ms`,
      ratio: (bare / ours).toFixed(2),
      goal: '< 300 ms',
    },
  ];
}
