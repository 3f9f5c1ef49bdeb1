import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/context.ts';

type Base = Pick<Services, 'config'>;

/**
 * Opens one reservation: shows, confirms and cancels it. Worked out from its id, so that an email of a week later has
 * the same link as the first one.
 */
export function visitToken({ config }: Base, id: string): string {
  const proof = createHmac('sha256', config.authSecret).update(`visit\n${id}`).digest('base64url');
  return `${id.replaceAll('-', '')}${proof}`;
}

/** The reservation that a token names and proves; null for anything else. */
export function reservationOfToken(services: Base, token: string): string | null {
  const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/.exec(token);
  if (!named) return null;
  const id = named.slice(1).join('-');
  const [right, shown] = [Buffer.from(visitToken(services, id)), Buffer.from(token)];
  return right.length === shown.length && timingSafeEqual(right, shown) ? id : null;
}

export const visitPath = (services: Base, id: string): string => `/house/visit?token=${visitToken(services, id)}`;
