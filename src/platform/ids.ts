import { hash, randomBytes, randomUUID } from 'node:crypto';
import { toUniqueId } from '#shared/unique-id.ts';

/** A version 7 UUID (RFC 9562): its first 48 bits are the time in milliseconds, so that new rows stay close together. */
export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  // Random enough and drawn in bulk by Node: what follows the version digit, the variant's bits included.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export const newUniqueId = (): string => toUniqueId(randomBytes(10));

/** 256 bits as URL-safe text: session keys, tokens. Only its `hashSecret` is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 as hex. Enough for secrets of 256 random bits; passwords and short codes need more. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');
