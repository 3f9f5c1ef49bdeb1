import { createHmac, timingSafeEqual } from 'node:crypto';
import { STOPPABLE, type Stoppable, stopOf } from '../../rules/notifications.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Config } from '#platform/config/config.ts';

/** What one link ends: a notification to one person, or about the one search or value. */
export type Subscription = { readonly kind: Stoppable; readonly id: string };

type Secret = Pick<Config, 'authSecret'>;

const KINDS = new Map(STOPPABLE.map((kind) => [stopOf(kind).letter, kind]));
const TOKEN = /^([a-z])\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

function sign(authSecret: string, { kind, id }: Subscription): string {
  return createHmac('sha256', authSecret).update(`curbtag unsubscribe\n${kind}\n${id}`).digest('base64url');
}

/**
 * The secret part of an unsubscribe link. It is worked out anew for every letter from the server's secret and what it
 * ends, so that old letters keep working and a stolen table opens nothing.
 */
export function unsubscribeToken({ authSecret }: Secret, subscription: Subscription): string {
  return `${stopOf(subscription.kind).letter}.${subscription.id}.${sign(authSecret, subscription)}`;
}

export function readUnsubscribeToken({ authSecret }: Secret, token: unknown): Result<Subscription, null> {
  const [, letter = '', id = '', signature = ''] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  const kind = KINDS.get(letter);
  if (!kind) return fail(null);
  const subscription: Subscription = { kind, id };
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
