import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { UP_STATUSES } from '../rules/status.ts';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';
import { itemTags } from './follow-sale.ts';
import { listingTags, saveChange } from './update-request.ts';

const { listings } = schema;

/** A run takes so many, oldest first; the next one takes the rest. */
const A_RUN = 200;

const DAY = 86_400_000;

/** Listings of the demo market stay up: nobody is there to be asked. What has days comes down the day after the last. */
export const isDue = (at: Date) =>
  and(
    inArray(listings.status, [...UP_STATUSES]),
    eq(listings.demo, false),
    or(lte(listings.expiresAt, at), lte(listings.endsAt, new Date(at.getTime() - DAY))),
  );

/**
 * Takes down what its seller did not renew, each in a transaction of its own with its line in the record. Gives the
 * number taken down.
 */
export async function expireListings({ services }: { services: Services }): Promise<number> {
  const at = services.now();
  const due = await services.db
    .select({ id: listings.id })
    .from(listings)
    .where(isDue(at))
    .orderBy(asc(listings.expiresAt))
    .limit(A_RUN);
  let taken = 0;
  for (const { id } of due) {
    const saved = await services.db.transaction((tx) => expireOne(services, tx, id, at));
    if (!saved) continue;
    taken += 1;
    await services.cache.invalidate([...listingTags(saved), ...(await itemTags(services.db, saved))]);
  }
  return taken;
}

/** Nothing when it was renewed, sold or taken down since it was found. */
async function expireOne(services: Services, tx: Transaction, id: string, at: Date): Promise<ListingRow | null> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), isDue(at)))
    .for('update');
  if (!row) return null;
  // No actor: the record shows that it was nobody's hand.
  return saveChange({ ctx: withActor(services, VISITOR), tx, row, input: { status: 'INACTIVE' } });
}
