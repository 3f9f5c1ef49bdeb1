import { readCookie, serializeCookie } from '#shared/cookies.ts';
import type { Config } from '#platform/config/config.ts';
import { toGid } from './embedded/ids.ts';

/** Holds the cart's id, out of reach of scripts: whoever knows it can change the cart. */
const CART_COOKIE = 'cart';
const DAYS = 60;
const CART_ID = /^gid:\/\/\w+\/Cart\/[\w-]{8,80}(\?key=[\w-]{1,80})?$/;

/** The cart that this browser holds; null for none, or for anything that is no cart's id. */
export function readCartCookie(headers: Headers): string | null {
  const id = readCookie(headers.get('cookie') ?? '', CART_COOKIE);
  return id !== null && CART_ID.test(id) ? id : null;
}

/** The line that keeps a cart in this browser through sign-in and restarts; null empties it. */
export function cartCookie({ siteUrl }: Pick<Config, 'siteUrl'>, id: string | null): string {
  const line = serializeCookie(CART_COOKIE, id ?? '', { days: id === null ? 0 : DAYS });
  return `${line}; HttpOnly${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

/** The cart of the checkout: the one its address names, such as `checkoutUrl` of the interface, else the browser's. */
export function checkoutCart(headers: Headers, named: string | null): string | null {
  const id = named === null ? null : toGid('Cart', named);
  return id !== null && CART_ID.test(id) ? id : readCartCookie(headers);
}
