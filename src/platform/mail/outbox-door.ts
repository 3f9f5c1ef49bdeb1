import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { isLoopbackOnly } from '../config/loopback.ts';
import { readOrMakeSecret } from '../config/secret.ts';

type Base = Pick<Config, 'mailUrl' | 'host' | 'siteUrl' | 'dataDir'>;

const OUTBOX_PATH = '/dev/outbox';
const COOKIE = 'outbox_key';
const KEPT_SECONDS = 180 * 86_400;

/**
 * Emails hold codes and links: the page exists only without SMTP, while nobody outside this machine is meant to reach
 * the server.
 */
export const outboxIsShown = (config: Pick<Config, 'mailUrl' | 'host' | 'siteUrl'>): boolean =>
  config.mailUrl === null && isLoopbackOnly(config);

/** What opens the outbox: made once and kept in the data folder. */
const readKey = ({ dataDir }: Pick<Config, 'dataDir'>): string => readOrMakeSecret(dataDir, 'outbox-key');

/** The address the start prints; null where there is no outbox to read. */
export const outboxAddress = (config: Base): string | null =>
  outboxIsShown(config) ? `${config.siteUrl}${OUTBOX_PATH}?key=${readKey(config)}` : null;

export type OutboxDoor =
  | { readonly kind: 'none' }
  /** The key is asked for: behind a proxy on this machine every peer looks local. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'enter'; readonly response: Response }
  | { readonly kind: 'open' };

/** Whether this request may read the outbox. A key in the address moves into a cookie and out of the address. */
export function openOutboxDoor({ config, request }: { config: Base; request: Request }): OutboxDoor {
  if (!outboxIsShown(config)) return { kind: 'none' };
  const key = readKey(config);
  const url = new URL(request.url);
  const given = url.searchParams.get('key');
  if (given !== null) return isSame(given, key) ? { kind: 'enter', response: enter(key) } : { kind: 'locked' };
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const kept = cookies.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return kept !== undefined && isSame(kept, key) ? { kind: 'open' } : { kind: 'locked' };
}

function enter(key: string): Response {
  const cookie = `${COOKIE}=${key}; Max-Age=${KEPT_SECONDS}; Path=${OUTBOX_PATH}; HttpOnly; SameSite=Strict`;
  const headers = {
    location: OUTBOX_PATH,
    'set-cookie': cookie,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}

function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
