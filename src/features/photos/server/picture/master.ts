import sharp, { type Sharp } from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { Worker } from 'node:worker_threads';
import { PHOTO_LIMITS, type Turn } from '../../rules/photos.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';
import { INPUT, MASTER_SIDE } from './limits.ts';
import { dataFile } from '#platform/data-file.ts';

/** What decoders are allowed to see. Everything else is turned away by name, or as "not a picture". */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Tells what the bytes are from the bytes alone: names and declared types are the sender's word. */
function sniffPicture(bytes: Uint8Array): Result<PictureKind, PhotoFault> {
  if (bytes.length === 0) return fail('empty');
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return ok('jpeg');
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return ok('png');
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return ok('webp');
  if (text(bytes, 4, 8) === 'ftyp') return sniffBoxes(bytes);
  return fail(nameRefused(bytes));
}

/** The family of HEIC, AVIF and MP4 names its kinds as brands in the first box. */
function sniffBoxes(bytes: Uint8Array): Result<PictureKind, PhotoFault> {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(text(bytes, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return ok('avif');
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return ok('heic');
  return fail('video');
}

function nameRefused(bytes: Uint8Array): PhotoFault {
  const head = text(bytes, 0, 1024);
  if (head.startsWith('GIF8')) return 'gif';
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (/<svg[\s>]/i.test(head)) return 'svg';
  return 'not_a_picture';
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

type Pixels = { readonly width: number; readonly height: number; readonly rgba: Buffer };

/** A phone's 12 megapixels take about a second; a file built to be slow is cut off here. */
const TIME_LIMIT_MS = 30_000;

/**
 * Decodes the main picture of a HEIC file, upright, in a thread of its own with limits on time and memory. sharp's
 * build carries no HEVC decoder. Rejects when the file cannot be read within the limits.
 */
export function decodeHeic(bytes: Uint8Array, limitMs = TIME_LIMIT_MS): Promise<Pixels> {
  const worker = new Worker(dataFile('features/photos/server/picture/heic-worker.ts'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise<Pixels>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Decoding took too long.')), limitMs);
    worker.once('message', (message: { width: number; height: number; data: ArrayBuffer }) =>
      resolve({ width: message.width, height: message.height, rgba: Buffer.from(message.data) }),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder stopped without an answer.')));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

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
