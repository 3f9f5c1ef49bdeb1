import { API_VERSION } from '../types.ts';

/** The path of Shopify's endpoint, on this site. */
export const ENDPOINT = `/api/${API_VERSION}/graphql.json`;

/** Where a person finishes a cart. */
export const checkoutUrl = (siteUrl: string, cartId: string): string =>
  `${siteUrl}/stickers/order/checkout?cart=${cartId}`;
