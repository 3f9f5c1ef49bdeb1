import { createHmac, timingSafeEqual } from 'node:crypto';
import { parsePhone } from '#shared/phone.ts';
import type { Services } from '../context.ts';
import { allowNumber, stopNumber } from './stops.ts';
import { stopOfCode } from './twilio.ts';

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

/** What phone companies let everybody write: https://help.twilio.com/articles/223134027. */
const STOP = /^(?:stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out)$/i;
const START = /^(?:start|yes|unstop)$/i;

type Base = Pick<Services, 'db' | 'config' | 'now'>;
export type Taken = 'stopped' | 'allowed' | 'unreachable' | 'ignored';

/**
 * A message of the provider whose signature was checked: a reply to one of our texts, or what became of one. The words of
 * a reply are not kept. The same message twice changes nothing.
 */
export async function takeInbound(services: Base, fields: ReadonlyMap<string, string>): Promise<Taken> {
  const reply = (fields.get('Body') ?? '').trim().replace(/[.!]+$/, '');
  const status = fields.get('MessageStatus');
  if (status === 'undelivered' || status === 'failed') return takeFailure(services, fields);
  const from = parsePhone(fields.get('From'));
  if (!from.ok || status !== undefined) return 'ignored';
  if (STOP.test(reply)) {
    await stopNumber(services, { number: from.value, reason: 'STOPPED', at: services.now() });
    return 'stopped';
  }
  if (!START.test(reply)) return 'ignored';
  await allowNumber(services, from.value);
  return 'allowed';
}

async function takeFailure(services: Base, fields: ReadonlyMap<string, string>): Promise<Taken> {
  const reason = stopOfCode(Number(fields.get('ErrorCode')));
  const to = parsePhone(fields.get('To'));
  if (reason === null || !to.ok) return 'ignored';
  await stopNumber(services, { number: to.value, reason, at: services.now() });
  return 'unreachable';
}
