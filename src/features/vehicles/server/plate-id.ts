import { createHash } from 'node:crypto';
import type { Plate } from './types.ts';

/** Demo listings take their id from their plate, so that a plate is found by primary key at any size of market. */
export const demoPlateId = (plate: Plate): string => demoId(`plate ${plate.country} ${plate.region} ${plate.text}`);

/** A version-4 UUID made from words: the same words give the same id on every machine. */
export function demoId(words: string): string {
  const bytes = createHash('sha256').update(`curbtag demo ${words}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
