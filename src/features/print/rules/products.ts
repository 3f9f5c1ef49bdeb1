import { STICKER_PRODUCTS, type StickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import type { EccLevel } from './symbol.ts';
import { inches, type Size } from './units.ts';

const BIG_WORDS = ['SCAN_ME', 'FOR_SALE', 'FOR_RENT', 'BY_OWNER', 'OPEN_HOUSE', 'GARAGE_SALE', 'YARD_SALE'] as const;
type BigWords = (typeof BIG_WORDS)[number];

export const ARROWS = ['none', 'left', 'right'] as const;
export type Arrow = (typeof ARROWS)[number];

/** A sticker product as it is printed. */
export type PrintProduct = Size & {
  readonly code: string;
  readonly name: string;
  /** Labels are read from an arm's length; signs carry big words for drivers. */
  readonly form: 'label' | 'sign';
  readonly words: BigWords;
  readonly level: EccLevel;
  /** Which way each side points. A two-sided arrow points to the same place from both. */
  readonly sides: readonly Arrow[];
};

/** Hang indoors. The larger ones have room for more than that asks, at modules of a millimeter and more. */
const SMALL_TAG = '1410';
const ARROW_SIDES: Readonly<Record<string, readonly Arrow[]>> = {
  1607: ['left'],
  1608: ['right'],
  1609: ['right', 'left'],
};

function wordsOf({ family, name }: StickerProduct): BigWords {
  if (family === 'VEHICLE') return 'SCAN_ME';
  if (name.startsWith('For rent')) return 'FOR_RENT';
  if (name.startsWith('For sale by owner')) return 'BY_OWNER';
  if (name.startsWith('Open house')) return 'OPEN_HOUSE';
  if (name.startsWith('Garage sale')) return 'GARAGE_SALE';
  return name.startsWith('Yard sale') ? 'YARD_SALE' : 'FOR_SALE';
}

function toPrint(product: StickerProduct): PrintProduct {
  const { code, name } = product;
  const [width, height] = product.size;
  const isSign = Number(code) >= 1500;
  const twoSided = name.endsWith('two-sided');
  return {
    code,
    name,
    width: inches(width),
    height: inches(height),
    form: isSign ? 'sign' : 'label',
    words: wordsOf(product),
    // Signs stand in the rain, stickers ride on cars.
    level: isSign ? 'H' : code === SMALL_TAG ? 'M' : 'Q',
    sides: ARROW_SIDES[code] ?? (twoSided ? ['none', 'none'] : ['none']),
  };
}

export const PRINT_PRODUCTS: readonly PrintProduct[] = STICKER_PRODUCTS.map(toPrint);

const BY_CODE: ReadonlyMap<string, PrintProduct> = new Map(PRINT_PRODUCTS.map((product) => [product.code, product]));

export const findPrintProduct = (code: string | null | undefined): PrintProduct | null =>
  (code && BY_CODE.get(code)) || null;

/** Inches as people write them: `24 × 18 in`, `2.625 × 1 in`. */
export function sizeInWords({ width, height }: Size): string {
  const inch = (length: number) => String(Math.round((length / inches(1)) * 1000) / 1000);
  return `${inch(width)} × ${inch(height)} in`;
}
