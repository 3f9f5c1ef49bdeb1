import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE_AND_HEADER = 8 + 25;

/**
 * Puts a colour profile into a PNG, right behind its header. Pixels of a decoded HEIC come without the profile that
 * says what they mean (phones use Display P3); with it, sharp can bring them to sRGB.
 */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
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
