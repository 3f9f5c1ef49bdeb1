import { createHash, randomBytes } from 'node:crypto';
import { toUniqueId } from '#domain/unique-id.ts';

/** A version 7 UUID (RFC 9562): its first 48 bits are the time in milliseconds, so that new rows stay close together. */
export function newId(now: Date = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newUniqueId = (): string => toUniqueId(randomBytes(10));

/** 256 bits as URL-safe text: session keys, tokens. Only its `hashSecret` is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 as hex. Enough for secrets of 256 random bits; passwords and short codes need more. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
