/** One line of a checkout or a cart, as a storefront takes it. */
export type LineInput = { readonly variantId: string; readonly quantity: number };

/** What was not right about a call; `field` is the way to it in the input. */
export type UserError = { readonly code: string | null; readonly field: readonly string[]; readonly message: string };

type Checkout = {
  readonly id: string;
  /** Where a person finishes it. */
  readonly url: string;
  readonly lines: readonly { readonly id: string; readonly variantId: string; readonly quantity: number }[];
};
export type CheckoutAnswer = { readonly checkout: Checkout | null; readonly userErrors: readonly UserError[] };

/**
 * The store behind the pages. Both adapters take the same documents (`documents.ts`) in the language of Shopify's
 * Storefront API, so that everything above them exists once.
 */
export type Store = {
  /** `embedded` takes orders on this site; `shopify` hands over to its own checkout. */
  readonly kind: 'embedded' | 'shopify';
  /** The external store's address; null when the store is this site. */
  readonly home: string | null;
  /**
   * Runs a document and gives its `data`.
   * @throws AppError `unavailable` when no answer can be had.
   */
  run(document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
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
