import { eq } from 'drizzle-orm';
import { visits as sentences } from '../words.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import { hashSecret } from '#platform/ids.ts';
import { reservationOfToken } from './visit-token.ts';
import type { Hosted } from './wanted.ts';

const { listings, openings, reservations } = schema;

/** A reservation with its time and its open house. */
export type FoundVisit = {
  readonly party: typeof reservations.$inferSelect;
  readonly opening: typeof openings.$inferSelect;
  readonly row: Hosted;
};

type Call = { readonly services: Pick<Services, 'config'>; readonly db: Executor; readonly token: string };

/** A reservation by the secret of its email. Missing for a link that was made up or cut short. */
export async function findVisit({ services, db, token }: Call): Promise<FoundVisit> {
  const id = reservationOfToken(services, token);
  const [found] = await db
    .select({ party: reservations, opening: openings, row: listings })
    .from(reservations)
    .innerJoin(openings, eq(openings.id, reservations.openingId))
    .innerJoin(listings, eq(listings.id, openings.listingId))
    // Links of before were drawn by lot, and only their hash is known.
    .where(id === null ? eq(reservations.tokenHash, hashSecret(token)) : eq(reservations.id, id))
    .limit(1);
  if (!found) throw missing(sentences.stale);
  return found;
}
