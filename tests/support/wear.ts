import sharp from 'sharp';

/** These pictures are read once and thrown away. */
const QUICK = { compressionLevel: 1 } as const;

/** What weather, hands and cameras do to a print. Each takes a picture of a code with its quiet zone and some of its surroundings. */

/** Out of focus; `radius` in pixels. */
export const blur = (picture: Buffer, radius: number) => sharp(picture).blur(radius).png(QUICK).toBuffer();

export const rotate = (picture: Buffer, degrees: number) =>
  sharp(picture).rotate(degrees, { background: '#ffc400' }).png(QUICK).toBuffer();

/** Faded by the sun: darks grow pale, lights yellow. */
export const fade = (picture: Buffer) => sharp(picture).linear([0.45, 0.4, 0.3], [110, 100, 60]).png(QUICK).toBuffer();

/** In the shade of a street lamp. */
export const tint = (picture: Buffer) => sharp(picture).linear([0.95, 0.7, 0.35], [0, 0, 0]).png(QUICK).toBuffer();

/**
 * Places on a code where something may stick, as shares of its side. The three finders are not among them, nor the lower
 * right corner with the alignment pattern: the site's own engine does without none of the four.
 */
export const SPOTS = { middle: [0.5, 0.5], right: [0.8, 0.5] } as const;

/** Something stuck on the code: a square of `share` of the code's area. `code` is the code without its quiet zone, px. */
export async function cover(
  picture: Buffer,
  {
    share,
    color,
    spot,
    code,
  }: { share: number; color: string; spot: keyof typeof SPOTS; code: { from: number; side: number } },
): Promise<Buffer> {
  const side = Math.round(Math.sqrt(share) * code.side);
  const [x, y] = SPOTS[spot];
  const place = (at: number) => Math.round(code.from + Math.min(at * code.side - side / 2, code.side - side));
  const patch = { create: { width: side, height: side, channels: 3 as const, background: color } };
  return sharp(picture)
    .composite([{ input: patch, left: place(x), top: place(y) }])
    .png(QUICK)
    .toBuffer();
}
