import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { INPUT } from './limits.ts';

/** SHA-256 in hex. Drawing is deterministic, so the same file sent twice has the same hash, whatever its metadata. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Average colour as `#rrggbb`. */
export async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master, INPUT).resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}

/**
 * 64-bit difference hash as 16 hex digits: is each of 9 × 8 grey cells brighter than its right neighbour. It
 * survives resizing, re-encoding and small crops (Hamming distance about 10 or less), not turning or mirroring.
 */
export async function differenceHash(picture: Buffer): Promise<string> {
  const cells = await sharp(picture, INPUT).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((cells[at] ?? 0) > (cells[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
