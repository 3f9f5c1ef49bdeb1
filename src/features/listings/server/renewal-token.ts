import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/context.ts';
import type { ListingRow } from './access.ts';

type Base = Pick<Services, 'config'>;
type Subject = Pick<ListingRow, 'id' | 'ownerId' | 'expiresAt'>;

/**
 * Opens one thing: keeping this listing up past this date. It is worked out from the listing and never stored; renewing
 * moves the date and so ends it, as does another owner.
 */
export function renewalToken({ config }: Base, { id, ownerId, expiresAt }: Subject): string {
  const proof = seal(config.authSecret, [id, ownerId, expiresAt?.getTime()].join(' '));
  return `${id}.${proof}`;
}

/** The listing that a token names; whether it is right is for `fitsRenewal`. */
export const listingOfToken = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;

export function fitsRenewal(services: Base, row: Subject, token: string): boolean {
  const right = Buffer.from(renewalToken(services, row));
  const shown = Buffer.from(token);
  return right.length === shown.length && timingSafeEqual(right, shown);
}

const seal = (key: string, words: string): string =>
  createHmac('sha256', key).update(`renew listing\n${words}`).digest('base64url');
