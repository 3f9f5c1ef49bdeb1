import sharp, { type Sharp } from 'sharp';

/** What is compared of a picture: which way each of 72 gray cells and its neighbor lean, and its colors by and large. */
export type Fingerprint = { readonly leans: string; readonly colors: readonly number[] };

/** Cells in a row and a column for the colors. */
const GRID = { width: 6, height: 5 } as const;

export async function fingerprint(picture: Sharp): Promise<Fingerprint> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const again = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const gray = await again().greyscale().resize(9, 8, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
  const colors = await again().resize(GRID.width, GRID.height, { fit: 'fill' }).raw().toBuffer();
  const leans = Array.from({ length: 64 }, (_, at) => {
    const cell = Math.floor(at / 8) * 9 + (at % 8);
    return (gray[cell] ?? 0) > (gray[cell + 1] ?? 0) ? '1' : '0';
  });
  return { leans: leans.join(''), colors: toLab(colors) };
}

/** CIE L*a*b*, D65. */
function toLab(bytes: Buffer): number[] {
  const out: number[] = [];
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  for (let at = 0; at < bytes.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => linear(bytes[at + channel] ?? 0));
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    out.push(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }
  return out;
}

/** How far two pictures are from each other: bits of 64 that differ, and the color difference of a cell on average. */
export type Likeness = { readonly bits: number; readonly color: number };

export function compare(a: Fingerprint, b: Fingerprint): Likeness {
  let bits = 0;
  for (let at = 0; at < a.leans.length; at++) if (a.leans[at] !== b.leans[at]) bits += 1;
  let sum = 0;
  for (let at = 0; at < a.colors.length; at += 3)
    sum += Math.hypot(...[0, 1, 2].map((channel) => (a.colors[at + channel] ?? 0) - (b.colors[at + channel] ?? 0)));
  return { bits, color: sum / (a.colors.length / 3) };
}
