import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Config } from '#platform/config/config.ts';

/** What one link ends: the letters of one saved search, of one followed value, or a person's letters about lower prices or messages. */
export type Subscription = { readonly kind: 'search' | 'prices' | 'value' | 'messages'; readonly id: string };

type Secret = Pick<Config, 'authSecret'>;

const SHORT = { search: 's', prices: 'p', value: 'v', messages: 'm' } as const;
const KINDS = { s: 'search', p: 'prices', v: 'value', m: 'messages' } as const;
const TOKEN = /^([spvm])\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

function sign(authSecret: string, { kind, id }: Subscription): string {
  return createHmac('sha256', authSecret).update(`curbtag unsubscribe\n${kind}\n${id}`).digest('base64url');
}

/**
 * The secret part of an unsubscribe link. It is worked out anew for every letter from the server's secret and what it
 * ends, so that old letters keep working and a stolen table opens nothing.
 */
export function unsubscribeToken({ authSecret }: Secret, subscription: Subscription): string {
  return `${SHORT[subscription.kind]}.${subscription.id}.${sign(authSecret, subscription)}`;
}

export function readUnsubscribeToken({ authSecret }: Secret, token: unknown): Result<Subscription, null> {
  const [, short, id = '', signature = ''] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  if (!short) return fail(null);
  const subscription: Subscription = { kind: KINDS[short as keyof typeof KINDS], id };
  const [given, real] = [Buffer.from(signature), Buffer.from(sign(authSecret, subscription))];
  return given.length === real.length && timingSafeEqual(given, real) ? ok(subscription) : fail(null);
}

/** The address a mail program posts to by itself, and the page a person opens. */
export function unsubscribeUrls(
  config: Pick<Config, 'siteUrl' | 'authSecret'>,
  subscription: Subscription,
): { post: string; page: string } {
  const query = new URLSearchParams({ token: unsubscribeToken(config, subscription) });
  return { post: `${config.siteUrl}/api/unsubscribe?${query}`, page: `${config.siteUrl}/unsubscribe?${query}` };
}
