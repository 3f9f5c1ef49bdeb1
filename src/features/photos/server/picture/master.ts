import sharp, { type Sharp } from 'sharp';
import { PHOTO_LIMITS, type Turn } from '../../rules/photos.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';
import { decodeHeic } from './heic.ts';
import { withProfile } from './icc-png.ts';
import { INPUT, MASTER_SIDE } from './limits.ts';
import { sniffPicture } from './sniff.ts';

/**
 * Makes the master of a photo from what was sent: upright, sRGB, without metadata, drawn anew so that nothing but
 * pixels survives. Every refusal is a word whose sentence says what to do.
 */
export async function makeMaster(bytes: Buffer): Promise<Result<Buffer, PhotoFault>> {
  const kind = sniffPicture(bytes);
  if (!kind.ok) return kind;
  try {
    const header = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    if (header.width * header.height > PHOTO_LIMITS.pixels) return fail('too_many_pixels');
    const opened = kind.value === 'heic' ? await openHeic(bytes, header.icc) : sharp(bytes, INPUT).autoOrient();
    return ok(await drawMaster(opened));
  } catch {
    return fail(kind.value === 'heic' ? 'heic' : 'damaged');
  }
}

/** A quarter turn or two of a master, clockwise. */
export const turnMaster = (master: Buffer, degrees: Turn): Promise<Buffer> =>
  sharp(master, INPUT).rotate(degrees).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

async function openHeic(bytes: Buffer, profile: Buffer | undefined): Promise<Sharp> {
  const { width, height, rgba } = await decodeHeic(bytes);
  const small = shrink(sharp(rgba, { ...INPUT, raw: { width, height, channels: 4 } }));
  if (!profile) return sharp(await small.png({ compressionLevel: 1 }).toBuffer(), INPUT);
  return sharp(withProfile(await small.png({ compressionLevel: 1 }).toBuffer(), profile), INPUT);
}

const drawMaster = (picture: Sharp): Promise<Buffer> =>
  shrink(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();

const shrink = (picture: Sharp) =>
  picture.resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true });
