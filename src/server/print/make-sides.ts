import type { Artwork } from '#domain/print/artwork.ts';
import type { Side } from '#domain/print/pages.ts';
import type { Arrow, PrintProduct } from '#domain/print/products.ts';
import type { EccLevel } from '#domain/print/symbol.ts';
import type { StickerCode } from '#domain/sticker-code.ts';
import type { Config } from '../config.ts';
import { symbolOf } from './encode.ts';
import { wordsFor } from './words.ts';

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

type Make = { readonly asLabel: boolean };

/** Both sides of two-sided signs, in order. On label sheets every product is a label with one side. */
export function makeSides(
  config: Pick<Config, 'siteUrl' | 'qrHost'>,
  pieces: readonly Piece[],
  { asLabel }: Make,
): Side[] {
  const known = new Map<string, Side[]>();
  return pieces.flatMap((piece) => {
    const key = JSON.stringify([piece.product.code, piece.uuid, piece.price, piece.line, piece.arrow]);
    const sides = known.get(key) ?? sidesOf(config, piece, asLabel);
    known.set(key, sides);
    return sides;
  });
}

function sidesOf(config: Pick<Config, 'siteUrl' | 'qrHost'>, piece: Piece, asLabel: boolean): Side[] {
  const { product, uuid, price = null, line = null, arrow = 'none' } = piece;
  const code: StickerCode = { prefix: product.code, uuid };
  // The highest level makes modules that are too fine for a small label.
  const level: EccLevel = asLabel && product.level === 'H' ? 'Q' : product.level;
  const artwork: Artwork = {
    form: asLabel ? 'label' : product.form,
    code,
    symbol: symbolOf(config, code, level),
    words: wordsFor(config, product, { price, line }),
    arrow: 'none',
  };
  const pointing = product.sides.map((own) => (own === 'none' ? arrow : own));
  const sides = asLabel ? pointing.slice(0, 1) : pointing;
  return sides.map((points, at) => ({
    artwork: { ...artwork, arrow: asLabel ? 'none' : turned(points, { product, at }) },
    size: product,
  }));
}

/** The back of a sign that the seller lets point must point the other way, to the same place. */
function turned(points: Arrow, { product, at }: { product: PrintProduct; at: number }): Arrow {
  if (at === 0 || points === 'none' || product.sides[at] !== 'none') return points;
  return points === 'left' ? 'right' : 'left';
}
