import type { ListingCategory } from '#shared/enums.ts';

export type StickerFamily = 'VEHICLE' | 'SALE' | 'PROPERTY' | 'GARAGE';

export interface StickerProduct {
  /** The four digits before the UUID. */
  code: string;
  family: StickerFamily;
  name: string;
  /** What a listing made from this sticker is; null where the person chooses. */
  category: ListingCategory | null;
}

/** Products of one kind: the name is followed by the size or variant. */
function products(
  family: StickerFamily,
  category: ListingCategory | null,
  name: string,
  variants: Readonly<Record<string, string>>,
): StickerProduct[] {
  return Object.entries(variants).map(([code, variant]) => ({ code, family, category, name: `${name}, ${variant}` }));
}

/**
 * Every product code of specification 3. It gives the families and that stakes map to their own property types, not
 * which code is which stake: the split of 1501–1513 and of 1600–1609 below is ours.
 */
export const STICKER_PRODUCTS: readonly StickerProduct[] = [
  ...products('VEHICLE', null, 'Vehicle sticker', { 1111: 'small', 1222: 'medium', 1333: 'large' }),
  ...products('SALE', null, 'For sale sticker', { 1401: 'small', 1402: 'large' }),
  ...products('SALE', null, 'For sale tag', { 1410: 'small', 1411: 'medium', 1412: 'large', 1413: 'extra large' }),
  ...products('SALE', null, 'For sale sign', { 1500: 'window', 1506: 'yard', 1507: 'two-sided' }),
  ...products('PROPERTY', 'PROPERTY_RENTAL', 'For rent stake', {
    1501: 'small',
    1502: 'medium',
    1503: 'large',
    1504: 'two-sided',
  }),
  ...products('PROPERTY', 'PROPERTY_OWNER', 'For sale by owner stake', {
    1505: 'small',
    1508: 'medium',
    1509: 'large',
    1510: 'two-sided',
  }),
  ...products('PROPERTY', 'PROPERTY_OPEN', 'Open house stake', { 1511: 'small', 1512: 'large', 1513: 'two-sided' }),
  ...products('GARAGE', 'GARAGE', 'Garage sale sign', {
    1600: 'small',
    1601: 'medium',
    1602: 'large',
    1603: 'two-sided',
  }),
  ...products('GARAGE', 'GARAGE', 'Yard sale sign', { 1604: 'small', 1605: 'large', 1606: 'two-sided' }),
  ...products('PROPERTY', 'PROPERTY_OPEN', 'Open house arrow', { 1607: 'left', 1608: 'right', 1609: 'two-sided' }),
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
