import { encode } from 'uqr';
import type { EccLevel, QrSymbol } from '../rules/symbol.ts';
import { type StickerCode, stickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import type { Config } from '#platform/config/config.ts';

/**
 * The symbol of a code's link. Its capitals and digits fit QR's alphanumeric mode, 5.5 bits a character instead of 8;
 * where a symbol of the same size has room for a higher level than asked, it takes it.
 */
function encodeLink(link: string, level: EccLevel): QrSymbol {
  const { size, data } = encode(link, { ecc: level, boostEcc: true, border: 0 });
  return { size, dark: data };
}

/** The symbol of a code on this site. */
export const symbolOf = (config: Pick<Config, 'siteUrl' | 'qrHost'>, code: StickerCode, level: EccLevel): QrSymbol =>
  encodeLink(stickerLink(code, stickerHosts(config)), level);

/** How many modules wide that symbol is. */
export const sizeAtLevel = (config: Pick<Config, 'siteUrl' | 'qrHost'>, code: StickerCode, level: EccLevel): number =>
  symbolOf(config, code, level).size;
