import { createHmac, timingSafeEqual } from 'node:crypto';

type Posted = { readonly url: string; readonly fields: ReadonlyMap<string, string>; readonly signature: string };

/**
 * Whether Twilio posted this: HMAC-SHA1 of the full address and of every field in the order of their names, in base64
 * (https://www.twilio.com/docs/usage/webhooks/webhooks-security).
 */
export function isSignedByTwilio(authToken: string, { url, fields, signature }: Posted): boolean {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  const real = createHmac('sha1', authToken).update(signed, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === real.length && timingSafeEqual(given, real);
}
