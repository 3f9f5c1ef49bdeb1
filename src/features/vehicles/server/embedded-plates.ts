import { and, eq } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { demoPlateId } from './plate-id.ts';
import type { PlateDirectory } from './types.ts';

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
