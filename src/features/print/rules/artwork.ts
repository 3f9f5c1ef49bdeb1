import type { StickerCode } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Drawing } from './drawing.ts';
import { drawSquareLabel } from './label-square.ts';
import { drawWideLabel } from './label-wide.ts';
import type { Arrow, PrintProduct } from './products.ts';
import { drawSign } from './sign.ts';
import type { QrSymbol } from './symbol.ts';
import type { Box, Size } from './units.ts';

/** Everything that stands on a print in words. */
export type PrintWords = {
  /** FOR SALE */
  readonly big: string;
  /** What scanning gives. */
  readonly call: string;
  /** "Check" before the fingerprint. */
  readonly check: string;
  /** The site, for those who type. */
  readonly host: string;
  readonly price: string | null;
  /** A line of the seller's own, such as a street and hours. */
  readonly line: string | null;
};

export type Artwork = {
  readonly form: PrintProduct['form'];
  readonly code: StickerCode;
  readonly symbol: QrSymbol;
  readonly words: PrintWords;
  readonly arrow: Arrow;
};

/** A finished side; `symbol` is the code with its quiet zone. */
export type Laid = Drawing & { readonly symbol: Box };

/** From here on a label is laid out side by side instead of one below the other. */
const WIDE = 1.3;

/** One side of a print at the size asked for. */
export function drawArtwork(artwork: Artwork, size: Size): Laid {
  if (artwork.form === 'sign') return drawSign(artwork, size);
  return size.width / size.height >= WIDE ? drawWideLabel(artwork, size) : drawSquareLabel(artwork, size);
}
