import type { StickerCode } from './sticker-code.ts';

/** Crockford's alphabet: no I, L, O or U to misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Six characters a person can compare, `7KQ-2MX`: printed under the code and shown on its page, so that another code
 * pasted over the sticker is noticed. A function of the UUID alone, the same in every browser; no secret.
 */
export function fingerprint({ uuid }: Pick<StickerCode, 'uuid'>): string {
  let bits = hash(uuid.toLowerCase());
  let letters = '';
  for (let index = 0; index < 6; index += 1) {
    letters += ALPHABET.charAt(bits & 31);
    bits >>>= 5;
  }
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** 32-bit FNV-1a with MurmurHash3's finish, which spreads codes that differ in one digit. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
