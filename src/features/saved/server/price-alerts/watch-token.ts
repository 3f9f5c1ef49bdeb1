import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Config } from '#platform/config/config.ts';

/** What a link in a letter does: begins the letters about one price, or ends them. Never anything else. */
export type WatchLink = { readonly deed: 'confirm' | 'stop'; readonly id: string };

type Secret = Pick<Config, 'authSecret'>;
const TOKEN = /^(confirm|stop)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const sign = ({ authSecret }: Secret, { deed, id }: WatchLink): string =>
  createHmac('sha256', authSecret).update(`curbtag price watch\n${deed}\n${id}`).digest('base64url');

export const watchToken = (secret: Secret, link: WatchLink): string => `${link.deed}.${link.id}.${sign(secret, link)}`;

export function readWatchToken(secret: Secret, token: unknown): Result<WatchLink, null> {
  const [, deed, id = '', signature = ''] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  if (!deed) return fail(null);
  const link: WatchLink = { deed: deed as WatchLink['deed'], id };
  const [given, real] = [Buffer.from(signature), Buffer.from(sign(secret, link))];
  return given.length === real.length && timingSafeEqual(given, real) ? ok(link) : fail(null);
}

/** The page behind a link, and the address a mail program posts to by itself. */
export function watchUrls(
  config: Pick<Config, 'siteUrl' | 'authSecret'>,
  link: WatchLink,
): { page: string; post: string } {
  const query = new URLSearchParams({ token: watchToken(config, link) });
  return { page: `${config.siteUrl}/watch?${query}`, post: `${config.siteUrl}/api/price-watches/stop?${query}` };
}
