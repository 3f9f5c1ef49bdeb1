import type { ListingCategory } from '#shared/enums.ts';

export type StickerFamily = 'VEHICLE' | 'SALE' | 'PROPERTY' | 'GARAGE';

export interface StickerProduct {
  /** The four digits before the UUID. */
  code: string;
  family: StickerFamily;
  name: string;
  /** What a listing made from this sticker is; null where the person chooses. */
  category: ListingCategory | null;
  /** Inches, width and height: the specification names no sizes, so these are ours, those of stock that print shops keep. */
  size: readonly [width: number, height: number];
  /** The price, and what it was before where it is reduced. The operator may override them. */
  cents: number;
  before?: number;
}

/** Of signs. */
const SMALL = [12, 9] as const;
const MEDIUM = [18, 12] as const;
const LARGE = [24, 18] as const;

/** Products of one kind: the name is followed by the size or variant. */
function products(
  family: StickerFamily,
  category: ListingCategory | null,
  name: string,
  variants: Readonly<Record<string, Pick<StickerProduct, 'size' | 'cents' | 'before'> & { variant: string }>>,
): StickerProduct[] {
  return Object.entries(variants).map(([code, { variant, ...rest }]) => ({
    code,
    family,
    category,
    name: `${name}, ${variant}`,
    ...rest,
  }));
}

/**
 * Every product code of specification 3. It gives the families and that stakes map to their own property types, not
 * which code is which stake: the split of 1501–1513 and of 1600–1609 below is ours.
 */
export const STICKER_PRODUCTS: readonly StickerProduct[] = [
  ...products('VEHICLE', null, 'Vehicle sticker', {
    1111: { variant: 'small', size: [2, 2], cents: 399 },
    1222: { variant: 'medium', size: [3, 4], cents: 549 },
    1333: { variant: 'large', size: [6, 4], cents: 799, before: 999 },
  }),
  ...products('SALE', null, 'For sale sticker', {
    1401: { variant: 'small', size: [4, 2], cents: 349 },
    1402: { variant: 'large', size: [6, 4], cents: 649 },
  }),
  ...products('SALE', null, 'For sale tag', {
    1410: { variant: 'small', size: [2.625, 1], cents: 149 },
    1411: { variant: 'medium', size: [3.5, 2], cents: 199 },
    1412: { variant: 'large', size: [3, 5], cents: 299 },
    1413: { variant: 'extra large', size: [4, 6], cents: 399, before: 499 },
  }),
  ...products('SALE', null, 'For sale sign', {
    1500: { variant: 'window', size: [11, 8.5], cents: 1_299 },
    1506: { variant: 'yard', size: LARGE, cents: 2_199 },
    1507: { variant: 'two-sided', size: LARGE, cents: 2_999, before: 3_499 },
  }),
  ...products('PROPERTY', 'PROPERTY_RENTAL', 'For rent stake', {
    1501: { variant: 'small', size: SMALL, cents: 1_499 },
    1502: { variant: 'medium', size: MEDIUM, cents: 2_199 },
    1503: { variant: 'large', size: LARGE, cents: 2_899 },
    1504: { variant: 'two-sided', size: LARGE, cents: 3_699, before: 4_299 },
  }),
  ...products('PROPERTY', 'PROPERTY_OWNER', 'For sale by owner stake', {
    1505: { variant: 'small', size: SMALL, cents: 1_499 },
    1508: { variant: 'medium', size: MEDIUM, cents: 2_199 },
    1509: { variant: 'large', size: LARGE, cents: 2_899 },
    1510: { variant: 'two-sided', size: LARGE, cents: 3_699, before: 4_299 },
  }),
  ...products('PROPERTY', 'PROPERTY_OPEN', 'Open house stake', {
    1511: { variant: 'small', size: MEDIUM, cents: 2_199 },
    1512: { variant: 'large', size: LARGE, cents: 2_899 },
    1513: { variant: 'two-sided', size: LARGE, cents: 3_699, before: 4_299 },
  }),
  ...products('GARAGE', 'GARAGE', 'Garage sale sign', {
    1600: { variant: 'small', size: SMALL, cents: 1_299 },
    1601: { variant: 'medium', size: MEDIUM, cents: 1_799 },
    1602: { variant: 'large', size: LARGE, cents: 2_499 },
    1603: { variant: 'two-sided', size: LARGE, cents: 2_999, before: 3_499 },
  }),
  ...products('GARAGE', 'GARAGE', 'Yard sale sign', {
    1604: { variant: 'small', size: MEDIUM, cents: 1_799 },
    1605: { variant: 'large', size: LARGE, cents: 2_499 },
    1606: { variant: 'two-sided', size: LARGE, cents: 2_999, before: 3_499 },
  }),
  ...products('PROPERTY', 'PROPERTY_OPEN', 'Open house arrow', {
    1607: { variant: 'left', size: MEDIUM, cents: 1_699 },
    1608: { variant: 'right', size: MEDIUM, cents: 1_699 },
    1609: { variant: 'two-sided', size: LARGE, cents: 2_699, before: 2_999 },
  }),
];

const BY_CODE: ReadonlyMap<string, StickerProduct> = new Map(
  STICKER_PRODUCTS.map((product) => [product.code, product]),
);

/** The product behind a code's prefix; null for a prefix that was never sold. */
export function findStickerProduct(prefix: string | null): StickerProduct | null {
  return prefix === null ? null : (BY_CODE.get(prefix) ?? null);
}

/** What a listing made from a sticker with this prefix is; null where the person chooses. */
export function categoryOfPrefix(prefix: string | null): ListingCategory | null {
  return findStickerProduct(prefix)?.category ?? null;
}
