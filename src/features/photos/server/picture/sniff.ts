import { fail, ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';

/** What decoders are allowed to see. Everything else is turned away by name, or as "not a picture". */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Tells what the bytes are from the bytes alone: names and declared types are the sender's word. */
export function sniffPicture(bytes: Uint8Array): Result<PictureKind, PhotoFault> {
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
