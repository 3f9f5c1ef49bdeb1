import { applyDiscount, type DiscountFault, readDiscountCode } from './discounts.ts';
import { taxOf } from './tax.ts';

type CartItem = { readonly variant: string; readonly quantity: number; readonly priceCents: number };

export type CartPrice = {
  readonly lines: readonly {
    readonly subtotalCents: number;
    readonly discountCents: number;
    readonly totalCents: number;
  }[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** Null until it is known where the order goes. */
  readonly taxCents: number | null;
  readonly totalCents: number;
  readonly codes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    readonly why: DiscountFault | null;
  }[];
};

type Asked = { readonly items: readonly CartItem[]; readonly codes: readonly string[]; readonly state: string | null };

/**
 * What a cart costs, in cents: the one place that adds up. Codes do not add to each other; the first that applies counts,
 * in the order they were given. Tax is on what is left after the discount.
 */
export function priceCart({ items, codes, state }: Asked): CartPrice {
  const priced = items.map(({ variant, quantity, priceCents }) => ({
    variant,
    quantity,
    subtotalCents: priceCents * quantity,
  }));
  let off: readonly number[] | null = null;
  const said = [...new Set(codes.map(readDiscountCode))].map((code) => {
    const outcome = applyDiscount(code, priced);
    if (outcome.kind === 'does-not') return { code, applicable: false, why: outcome.why };
    if (off !== null) return { code, applicable: false, why: 'DISCOUNT_CODE_NOT_HONOURED' as const };
    off = outcome.off;
    return { code, applicable: true, why: null };
  });
  const offs: readonly number[] = off ?? [];
  const lines = priced.map(({ subtotalCents }, at) => {
    const discountCents = offs[at] ?? 0;
    return { subtotalCents, discountCents, totalCents: subtotalCents - discountCents };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  const net = sum((line) => line.totalCents);
  const taxCents = taxOf(net, state);
  return {
    lines,
    subtotalCents: sum((line) => line.subtotalCents),
    discountCents: sum((line) => line.discountCents),
    taxCents,
    totalCents: net + (taxCents ?? 0),
    codes: said,
  };
}
