import type { StoreProduct } from '../contract.ts';

/** One line of a checkout or a cart, as a storefront takes it. */
export type LineInput = { readonly variantId: string; readonly quantity: number };

/** What was not right about a call; `field` is the way to it in the input. */
export type UserError = { readonly code: string | null; readonly field: readonly string[]; readonly message: string };
/** What was made all the same, but not as it was asked. */
export type Warning = { readonly code: string; readonly message: string; readonly target: string };

export type Attribute = { readonly key: string; readonly value: string };

/** Money in cents. */
export type StoreLine = {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string | null;
  readonly productTitle: string;
  readonly variantTitle: string;
  readonly quantity: number;
  readonly available: boolean;
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  /** What one cost when it was put in, where the store itself says so. */
  readonly addedCents: number | null;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
};

export type StoreCart = {
  readonly id: string;
  /** Where a person finishes it. */
  readonly checkoutUrl: string;
  readonly attributes: readonly Attribute[];
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  /** Null while the store cannot estimate it. */
  readonly taxCents: number | null;
  readonly totalCents: number;
  readonly lines: readonly StoreLine[];
};

/** After a change: the cart as it is then, unchanged where there are user errors; null when there is none. */
export type StoreChange = {
  readonly cart: StoreCart | null;
  readonly userErrors: readonly UserError[];
  readonly warnings: readonly Warning[];
};

type Checkout = {
  readonly id: string;
  /** Where a person finishes it. */
  readonly url: string;
  readonly lines: readonly { readonly id: string; readonly variantId: string; readonly quantity: number }[];
};
export type CheckoutAnswer = { readonly checkout: Checkout | null; readonly userErrors: readonly UserError[] };

/**
 * The store behind the pages: what a storefront can do. Everything above it exists once, and one contract test holds both
 * adapters. All of it throws AppError `unavailable` when no answer can be had.
 */
export type Store = {
  /** `embedded` takes orders on this site; `shopify` hands over to its own checkout. */
  readonly kind: 'embedded' | 'shopify';
  /** The external store's address; null when the store is this site. */
  readonly home: string | null;
  /** By title. */
  listProducts(): Promise<readonly StoreProduct[]>;
  /** Null when it is unknown, or has become an order. */
  findCart(id: string): Promise<StoreCart | null>;
  createCart(lines: readonly LineInput[]): Promise<StoreChange>;
  addLines(cartId: string, lines: readonly LineInput[]): Promise<StoreChange>;
  /** Sets quantities; zero removes the line. */
  updateLines(
    cartId: string,
    lines: readonly { readonly id: string; readonly quantity: number }[],
  ): Promise<StoreChange>;
  removeLines(cartId: string, lineIds: readonly string[]): Promise<StoreChange>;
  setDiscountCodes(cartId: string, codes: readonly string[]): Promise<StoreChange>;
  /** Replaces all of them. */
  setAttributes(cartId: string, attributes: readonly Attribute[]): Promise<StoreChange>;
  /** Specification 7: create a checkout, add line items, remove them. */
  createCheckout(lines: readonly LineInput[]): Promise<CheckoutAnswer>;
  addToCheckout(checkoutId: string, lines: readonly LineInput[]): Promise<CheckoutAnswer>;
  removeFromCheckout(checkoutId: string, lineIds: readonly string[]): Promise<CheckoutAnswer>;
};

/** The version of the Storefront API all documents are written for and checked against. */
export const API_VERSION = '2026-04';

/**
 * Kept with a cart: where it goes, so that tax can be estimated; who ordered, signed, for the webhook; what each size cost
 * when it was put in, where the store does not say so on the line itself.
 */
export const ATTRIBUTES = {
  state: 'ship_to_state',
  buyer: 'curbtag_buyer',
  addedPrice: '_price_when_added',
  addedPrices: '_prices_when_added',
} as const;
