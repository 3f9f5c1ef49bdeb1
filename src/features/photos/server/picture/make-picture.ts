import { ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';
import { makeMaster } from './master.ts';
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { INPUT } from './limits.ts';
import { PHOTO_FORMATS, type PhotoFormat, variantWidths } from '../../rules/photos.ts';

export type Picture = {
  readonly master: Buffer;
  readonly variants: readonly Variant[];
  readonly color: string;
  readonly contentHash: string;
  readonly perceptualHash: string;
};

/** Everything that is kept of a photo, from the bytes that were sent. */
export async function makePicture(bytes: Buffer): Promise<Result<Picture, PhotoFault>> {
  const master = await makeMaster(bytes);
  return master.ok ? ok(await pictureOf(master.value)) : master;
}

/** Everything that follows from a master. */
export async function pictureOf(master: Buffer): Promise<Picture> {
  return {
    master,
    variants: await makeVariants(master),
    color: await averageColor(master),
    contentHash: contentHash(master),
    perceptualHash: await differenceHash(master),
  };
}

/** SHA-256 in hex. Drawing is deterministic, so the same file sent twice has the same hash, whatever its metadata. */
const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Average colour as `#rrggbb`. */
async function averageColor(master: Buffer): Promise<string> {
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

type Variant = {
  readonly width: number;
  readonly height: number;
  readonly format: PhotoFormat;
  readonly bytes: Buffer;
};

/**
 * Settings per format. Measured on a noisy 12 megapixel photo, one core, all five widths: AVIF effort 1 takes 1.4 s
 * (effort 4: 10 s for 10 % fewer bytes), WebP 0.3 s, JPEG 0.1 s.
 */
const ENCODE: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 76, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};

/** Every width of a master in every format, narrow ones first. */
async function makeVariants(master: Buffer): Promise<Variant[]> {
  const { data, info } = await sharp(master, INPUT).raw().toBuffer({ resolveWithObject: true });
  const variants: Variant[] = [];
  for (const width of variantWidths(info.width)) {
    const size = { width, height: Math.max(1, Math.round((info.height * width) / info.width)) };
    const pixels = await sharp(data, { raw: info })
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    for (const format of PHOTO_FORMATS) {
      const bytes = await ENCODE[format](sharp(pixels, { raw: { ...size, channels: info.channels } })).toBuffer();
      variants.push({ ...size, format, bytes });
    }
  }
  return variants;
}
