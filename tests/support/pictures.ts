import sharp, { type Sharp } from 'sharp';

/** Left half red, right half blue: whoever turns it wrongly is seen. */
export function twoColors({ width = 640, height = 480 } = {}): Sharp {
  const right = { input: solid(Math.floor(width / 2), height, '#1e1ec8'), left: Math.ceil(width / 2), top: 0 };
  return sharp({ create: { width, height, channels: 3, background: '#c81e1e' } }).composite([
    { ...right, input: right.input },
  ]);
}

const solid = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A scene with shapes drawn from a number: the same number gives the same scene, another one an unrelated scene. */
export function scene(seed: number, { width = 1200, height = 900 } = {}): Sharp {
  const random = mulberry(seed);
  const shapes = Array.from({ length: 14 }, () => {
    const [x, y, rx, ry] = [random() * width, random() * height, 60 + random() * 260, 50 + random() * 220];
    const color = `hsl(${Math.round(random() * 360)} ${Math.round(40 + random() * 50)}% ${Math.round(15 + random() * 70)}%)`;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
  });
  const sky = `hsl(${Math.round(random() * 360)} 40% ${Math.round(30 + random() * 50)}%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sky}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#808080' });
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A phone's JPEG: where it was taken, who made it, and lying on its side unless `orientation` is 1. */
export function phoneJpeg({ orientation = 1, width = 640, height = 480 } = {}): Promise<Buffer> {
  return twoColors({ width, height })
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: 'Curbphone', Artist: 'Jane Seller' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 32/1 15/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '81/1 22/1 45/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** A PNG that claims to be this large and holds next to nothing. */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const png = await twoColors({ width: 8, height: 8 }).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Red, green and blue at a place given in parts of width and height. */
export async function pixelAt(picture: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
