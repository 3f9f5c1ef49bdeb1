import type Stripe from 'stripe';
import type { Config } from '#platform/config/config.ts';
import { loadLate } from '#platform/load-late.ts';

const TIMEOUT_MS = 10_000;
const clients = new WeakMap<Config, Stripe>();

/** Stripe, where the configuration has a key and this site sells its stickers itself; else null. */
export function openStripe({ config }: { readonly config: Config }): Stripe | null {
  const { card, store } = config;
  if (card === null || store !== null) return null;
  const client = clients.get(config) ?? createClient(card);
  clients.set(config, client);
  return client;
}

/** Whether orders can be paid by card. */
export const takesCards = (services: { readonly config: Config }): boolean =>
  services.config.card !== null && services.config.store === null;

/** Its keys are part of no error: what the library throws names neither them nor what was sent. */
function createClient({ secretKey, apiUrl }: NonNullable<Config['card']>): Stripe {
  // Required, the package is the class itself.
  const Client = loadLate<typeof import('stripe').default>('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Client(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Where the payment page lies: a browser lets a form lead there only when the page that holds the form names it. */
export function cardOrigins({ config }: { readonly config: Config }): string[] {
  if (!takesCards({ config }) || config.card === null) return [];
  const { apiUrl } = config.card;
  // A stand-in shows its payment page itself; Stripe's lies on a host of its own, or on one that the operator names.
  const hosted = new URL(apiUrl).hostname === 'api.stripe.com' ? 'https://checkout.stripe.com' : new URL(apiUrl).origin;
  return [...new Set([hosted, ...config.formOrigins])];
}
