import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';

/** Whether a message was signed with the webhook secret: HMAC-SHA256 of the very bytes, in base64. */
export function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const mark = ({ authSecret }: Pick<Config, 'authSecret'>, userId: string) =>
  createHmac('sha256', authSecret).update(`store buyer\n${userId}`).digest('base64url').slice(0, 32);

/** Goes along with a cart to the external store, so that the order comes back to the person who made it. */
export const buyerReference = (config: Pick<Config, 'authSecret'>, userId: string): string =>
  `${userId}.${mark(config, userId)}`;

/** Whom a reference names; null when it was not made here. */
export function readBuyerReference(config: Pick<Config, 'authSecret'>, text: string): string | null {
  const [userId = '', given = ''] = text.split('.');
  const expected = mark(config, userId);
  const isSame = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isSame && /^[0-9a-f-]{36}$/.test(userId) ? userId : null;
}
