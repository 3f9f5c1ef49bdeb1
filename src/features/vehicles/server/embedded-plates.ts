import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { PlateDirectory, Plate } from './types.ts';

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

/**
 * The directory without an outside service: it knows the plates of the demo market and nothing else. Plates of real
 * sellers are private and never looked up.
 */
export function createEmbeddedPlates({ db }: Pick<Services, 'db'>): PlateDirectory {
  const { listings } = schema;
  return {
    async find(plate) {
      const [row] = await db
        .select({ answers: listings.answers, make: listings.make, model: listings.model, year: listings.year })
        .from(listings)
        .where(and(eq(listings.id, demoPlateId(plate)), eq(listings.demo, true)))
        .limit(1);
      if (!row) return { kind: 'not-found' };
      const { vin } = row.answers as { vin?: string };
      return { kind: 'found', vin: vin ?? null, known: { make: row.make, model: row.model, year: row.year } };
    },
  };
}
