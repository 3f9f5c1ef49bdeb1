import { API_VERSION } from '../types.ts';

/** The path of Shopify's endpoint, on this site. */
export const ENDPOINT = `/api/${API_VERSION}/graphql.json`;
