import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from '#features/stickers/ui/qr-path.ts';

const QUIET = 4;

it.each(['https://curbtag.example/cars/2956f832-9187-4c5a-aa13-6af305deb697', 'A'])(
  'the code of %s has every module where it belongs, and its quiet zone',
  async (text) => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const drawn = qrPath(text);
    expect(drawn.size).toBe(size + 2 * QUIET);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.size} ${drawn.size}" width="${drawn.size * 3}" height="${drawn.size * 3}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${drawn.d}" stroke="#000"/></svg>`;
    const { data: pixels, info } = await sharp(Buffer.from(svg))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isDark = (x: number, y: number) =>
      (pixels[(y * 3 + 1) * info.width * info.channels + (x * 3 + 1) * info.channels] ?? 255) < 128;
    const seen = Array.from({ length: drawn.size }, (_, y) =>
      Array.from({ length: drawn.size }, (_, x) => isDark(x, y)),
    );
    const meant = seen.map((row, y) => row.map((_, x) => data[y - QUIET]?.[x - QUIET] ?? false));
    expect(seen).toEqual(meant);
  },
);
