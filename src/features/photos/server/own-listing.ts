import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { parseListingRef } from '#shared/unique-id.ts';
import { photoErrors } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { hashSecret } from '#platform/ids.ts';
import { openedByLink } from '#features/accounts/server/index.ts';

export type OwnListing = { readonly id: string; readonly title: string; readonly vehicleType: string | null };

const { listings } = schema;

/**
 * The listing, by its UUID or ten characters, when it is the asking person's: theirs by account, a draft nobody owns
 * whose key they hold, or a draft that a code opened on their device. Anything else is missing. (Listings use this folder, so it asks the table itself.)
 */
export async function requireOwnListing(ctx: Ctx, listing: string): Promise<OwnListing> {
  const ref = parseListingRef(listing);
  if (!ref) throw missing(photoErrors.noListing);
  const named = eq(ref.by === 'id' ? listings.id : listings.uniqueId, ref.value);
  const [found] = await ctx.db
    .select({ id: listings.id, title: listings.title, vehicleType: listings.vehicleType })
    .from(listings)
    .where(and(named, ownedBy(ctx)));
  if (!found) throw missing(photoErrors.noListing);
  return found;
}

function ownedBy(ctx: Ctx) {
  const { actor } = ctx;
  const byOwner = actor.kind === 'user' ? eq(listings.ownerId, actor.userId) : undefined;
  const byKey = actor.sessionKey
    ? and(isNull(listings.ownerId), eq(listings.sessionKeyHash, hashSecret(actor.sessionKey)))
    : undefined;
  return or(byOwner, byKey, and(eq(listings.status, 'DRAFT'), openedByLink(ctx))) ?? sql`false`;
}
