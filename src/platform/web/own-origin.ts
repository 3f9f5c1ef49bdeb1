import type { Config } from '../config/config.ts';

/**
 * Whether a write comes from our own pages. Programs that send neither Origin, Sec-Fetch-Site nor a cookie pass: there
 * is nothing in such a request that a foreign page could have borrowed.
 */
export function isOwnOrigin(headers: Headers, config: Pick<Config, 'siteUrl'>): boolean {
  const own = new URL(config.siteUrl);
  const origin = headers.get('origin');
  if (origin === own.origin) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  if (origin === null) return headers.get('cookie') === null;
  // Without a SITE_URL the machine is opened under any of its addresses, from a phone too: then the browser's Host is
  // the site, and its cookies are those of that host.
  return own.hostname === 'localhost' && origin === `http://${headers.get('host')}`;
}
