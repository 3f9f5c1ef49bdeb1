import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = { width: 1280, height: 720 };

/**
 * A film of one picture for Chromium's fake camera, as raw video (Y4M): the picture lies in the middle of a grey desk,
 * `share` of its height, a little turned.
 */
export async function filmOf(picture: Buffer, { share = 0.6, turn = 4 } = {}): Promise<string> {
  const shown = await sharp(picture)
    .resize(null, Math.round(SIZE.height * share), { fit: 'inside' })
    .rotate(turn, { background: '#8c8f94' })
    .png()
    .toBuffer();
  const scene = sharp({ create: { ...SIZE, channels: 3, background: '#8c8f94' } }).composite([{ input: shown }]);
  const { data } = await scene.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const path = join(mkdtempSync(join(tmpdir(), 'curbtag-film-')), 'film.y4m');
  const frame = Buffer.concat([Buffer.from('FRAME\n'), toYuv420(data)]);
  const head = Buffer.from(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420\n`);
  writeFileSync(path, Buffer.concat([head, frame, frame, frame, frame]));
  return path;
}

/** What a Chromium needs to take a film for its camera and to allow it without asking. */
export const cameraFlags = (film: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** BT.601, as cameras send it: a plane of light, then two planes of color at half the size. */
function toYuv420(rgb: Buffer): Buffer {
  const { width, height } = SIZE;
  const light = Buffer.alloc(width * height);
  const blue = Buffer.alloc((width * height) / 4);
  const red = Buffer.alloc((width * height) / 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      light[y * width + x] = 16 + (65.7 * r + 129.1 * g + 25.1 * b) / 256;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const half = (y / 2) * (width / 2) + x / 2;
      blue[half] = 128 + (-37.9 * r - 74.5 * g + 112.4 * b) / 256;
      red[half] = 128 + (112.4 * r - 94.2 * g - 18.3 * b) / 256;
    }
  return Buffer.concat([light, blue, red]);
}
