import { eq } from 'drizzle-orm';
import { visits as sentences } from '../words.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import { hashSecret } from '#platform/ids.ts';
import type { Hosted } from './wanted.ts';

const { listings, openings, reservations } = schema;

export type FoundVisit = {
  readonly party: typeof reservations.$inferSelect;
  readonly opening: typeof openings.$inferSelect;
  readonly row: Hosted & { readonly city: string | null };
};

/** A reservation by the secret of its letter. Missing for a link that was made up or cut short. */
export async function findVisit({ db, token }: { db: Executor; token: string }): Promise<FoundVisit> {
  const [found] = await db
    .select({ party: reservations, opening: openings, row: listings })
    .from(reservations)
    .innerJoin(openings, eq(openings.id, reservations.openingId))
    .innerJoin(listings, eq(listings.id, openings.listingId))
    .where(eq(reservations.tokenHash, hashSecret(token)))
    .limit(1);
  if (!found) throw missing(sentences.stale);
  return found;
}
