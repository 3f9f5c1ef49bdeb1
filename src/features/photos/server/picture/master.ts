import sharp, { type Sharp } from 'sharp';
import { PHOTO_LIMITS, type Turn } from '../../rules/photos.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';
import { decodeHeic } from './heic.ts';
import { INPUT, MASTER_SIDE } from './limits.ts';
import { sniffPicture } from './sniff.ts';
import { crc32, deflateSync } from 'node:zlib';

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

const SIGNATURE_AND_HEADER = 8 + 25;

/**
 * Puts a colour profile into a PNG, right behind its header. Pixels of a decoded HEIC come without the profile that
 * says what they mean (phones use Display P3); with it, sharp can bring them to sRGB.
 */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]));
  return Buffer.concat([png.subarray(0, SIGNATURE_AND_HEADER), chunk, png.subarray(SIGNATURE_AND_HEADER)]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
