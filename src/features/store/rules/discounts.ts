import type { StickerFamily } from '#features/sticker-codes/rules/sticker-products.ts';
import { findVariant } from './catalogue.ts';

/** Why a code takes nothing off; words of Shopify's CartWarningCode. */
export type DiscountFault =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED';

export type Discount = {
  readonly code: string;
  readonly off: { readonly percent: number } | { readonly cents: number };
  /** The products it is for; all of them when empty. */
  readonly families: readonly StickerFamily[];
  readonly leastPieces: number;
  readonly leastCents: number;
};

export const DISCOUNTS: readonly Discount[] = [
  { code: 'CURB10', off: { percent: 10 }, families: ['VEHICLE', 'SALE'], leastPieces: 3, leastCents: 0 },
  { code: 'STAKE5', off: { cents: 500 }, families: ['PROPERTY'], leastPieces: 1, leastCents: 4_000 },
  { code: 'YARD15', off: { percent: 15 }, families: ['GARAGE'], leastPieces: 2, leastCents: 0 },
];

/** Codes are read in any case, blanks left out. */
export const readDiscountCode = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

export const findDiscount = (code: string): Discount | null =>
  DISCOUNTS.find((discount) => discount.code === readDiscountCode(code)) ?? null;

export type PricedLine = { readonly variant: string; readonly quantity: number; readonly subtotalCents: number };

type Outcome =
  /** Cents off each line, in the order of the lines. */
  | { readonly kind: 'applies'; readonly off: readonly number[] }
  | { readonly kind: 'does-not'; readonly why: DiscountFault };

const no = (why: DiscountFault): Outcome => ({ kind: 'does-not', why });

/** What a code takes off these lines, or why it takes nothing. Never more than the lines it is for cost. */
export function applyDiscount(code: string, lines: readonly PricedLine[]): Outcome {
  const discount = findDiscount(code);
  if (!discount) return no('DISCOUNT_NOT_FOUND');
  const entitled = lines.map((line) => (isFor(discount, line.variant) ? line : null));
  const pieces = entitled.reduce((sum, line) => sum + (line?.quantity ?? 0), 0);
  const cents = entitled.reduce((sum, line) => sum + (line?.subtotalCents ?? 0), 0);
  if (pieces === 0) return no('DISCOUNT_NO_ENTITLED_LINE_ITEMS');
  if (pieces < discount.leastPieces) return no('DISCOUNT_QUANTITY_NOT_IN_RANGE');
  if (cents < discount.leastCents) return no('DISCOUNT_PURCHASE_NOT_IN_RANGE');
  const { off } = discount;
  const total = 'percent' in off ? Math.round((cents * off.percent) / 100) : Math.min(off.cents, cents);
  // A tenth of a cent is no discount, and no code should claim to be one.
  if (total === 0) return no('DISCOUNT_PURCHASE_NOT_IN_RANGE');
  return {
    kind: 'applies',
    off: share(
      total,
      entitled.map((line) => line?.subtotalCents ?? 0),
    ),
  };
}

function isFor({ families }: Discount, variant: string): boolean {
  const family = findVariant(variant)?.product.family;
  return family !== undefined && (families.length === 0 || families.includes(family));
}

/** Shares whole cents in proportion to weights: the parts add up to the total, and none exceeds its weight unless the total does. */
export function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((all, part) => all + part, 0);
  const byRest = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRest) {
    if (left <= 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
