import type { Ctx } from '#platform/context.ts';
import { openStore } from './open.ts';

/**
 * Where the button of a cart may lead: the external store, and the address at which it finishes this cart, which may be
 * a domain of the shop's own. Nothing while the store is this site.
 */
export function checkoutOrigins(ctx: Ctx, checkoutUrl: string | null): string[] {
  const { kind, home } = openStore(ctx);
  if (kind !== 'shopify') return [];
  const addresses = [home, checkoutUrl].map((it) => URL.parse(it ?? '')?.origin);
  return [...new Set([...addresses, ...ctx.config.formOrigins])].filter((it) => it !== undefined);
}
