import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a short or addressed secret: without the server's key a stolen table cannot be searched. */
export const sealSecret = (key: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('hex');

/** Compares two hex digests in a time that does not depend on where they differ. */
export function sameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
