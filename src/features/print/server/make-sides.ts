import { type Artwork, drawArtwork } from '../rules/artwork.ts';
import { levelFor } from '../rules/level.ts';
import type { Side } from '../rules/pages.ts';
import type { Arrow, PrintProduct } from '../rules/products.ts';
import type { EccLevel, QrSymbol } from '../rules/symbol.ts';
import type { Size } from '../rules/units.ts';
import { type StickerCode, stickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Config } from '#platform/config/config.ts';
import { wordsFor } from './words.ts';
import { encode } from 'uqr';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';

/** One thing to print. */
export type Piece = {
  readonly product: PrintProduct;
  /** The code's UUID; the prefix printed before it is the product's. */
  readonly uuid: string;
  readonly price?: string | null;
  readonly line?: string | null;
  /** Where a plain sign points; products that are arrows point by themselves. */
  readonly arrow?: Arrow;
};

type Hosts = Pick<Config, 'siteUrl' | 'qrHost'>;
type Make = {
  /** The label of the sheet it is printed on; null for the product's own size. */
  readonly label: Size | null;
};

/** Both sides of two-sided signs, in order. On label sheets every product is a label with one side. */
export function makeSides(config: Hosts, pieces: readonly Piece[], { label }: Make): Side[] {
  const known = new Map<string, Side[]>();
  const levels = new Map<string, EccLevel>();
  return pieces.flatMap((piece) => {
    const { product, uuid, price, line, arrow } = piece;
    // Codes of one product are of one length, and so of one size.
    const level = levels.get(product.code) ?? levelOf(config, piece, label);
    levels.set(product.code, level);
    const key = JSON.stringify([product.code, uuid, price, line, arrow]);
    const sides = known.get(key) ?? sidesOf(config, piece, { label, level });
    known.set(key, sides);
    return sides;
  });
}

/** The level that the place of the code has room for. */
function levelOf(config: Hosts, piece: Piece, label: Size | null): EccLevel {
  const { product } = piece;
  // The level of a sign makes modules that are too fine for some labels.
  const least: EccLevel = label && product.level === 'H' ? 'Q' : product.level;
  const { artwork } = sidesOf(config, piece, { label, level: least })[0] as Side;
  const { symbol } = drawArtwork(artwork, label ?? product);
  return levelFor(least, symbol.width, (level) => sizeAtLevel(config, artwork.code, level));
}

function sidesOf(config: Hosts, piece: Piece, { label, level }: Make & { level: EccLevel }): Side[] {
  const { product, uuid, price = null, line = null, arrow = 'none' } = piece;
  const code: StickerCode = { prefix: product.code, uuid };
  const artwork: Artwork = {
    form: label ? 'label' : product.form,
    code,
    symbol: symbolOf(config, code, level),
    words: wordsFor(config, product, { price, line }),
    arrow: 'none',
  };
  const pointing = product.sides.map((own) => (own === 'none' ? arrow : own));
  const sides = label ? pointing.slice(0, 1) : pointing;
  return sides.map((points, at) => ({
    artwork: { ...artwork, arrow: label ? 'none' : turned(points, { product, at }) },
    size: product,
  }));
}

/** The back of a sign that the seller lets point must point the other way, to the same place. */
function turned(points: Arrow, { product, at }: { product: PrintProduct; at: number }): Arrow {
  if (at === 0 || points === 'none' || product.sides[at] !== 'none') return points;
  return points === 'left' ? 'right' : 'left';
}

/**
 * The symbol of a code's link. Its capitals and digits fit QR's alphanumeric mode, 5.5 bits a character instead of 8;
 * where a symbol of the same size has room for a higher level than asked, it takes it.
 */
function encodeLink(link: string, level: EccLevel): QrSymbol {
  const { size, data } = encode(link, { ecc: level, boostEcc: true, border: 0 });
  return { size, dark: data };
}

/** The symbol of a code on this site. */
const symbolOf = (config: Pick<Config, 'siteUrl' | 'qrHost'>, code: StickerCode, level: EccLevel): QrSymbol =>
  encodeLink(stickerLink(code, stickerHosts(config)), level);

/** How many modules wide that symbol is. */
const sizeAtLevel = (config: Pick<Config, 'siteUrl' | 'qrHost'>, code: StickerCode, level: EccLevel): number =>
  symbolOf(config, code, level).size;
