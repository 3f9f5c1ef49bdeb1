import { and, asc, eq, ne } from 'drizzle-orm';
import { visits as sentences } from '../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { listOpenings, type PublicOpening } from './openings.ts';

const { listings, openings, reservations } = schema;

/** A time with who comes, for the host's eyes only. */
export type HostedVisit = PublicOpening & {
  readonly parties: readonly { readonly id: string; readonly name: string; readonly confirmed: boolean }[];
};

/** Every time of the actor's own open house with who reserved it. Anybody else's is missing. Addresses stay with us. */
export async function listReservations({ ctx, listingId }: { ctx: Ctx; listingId: string }): Promise<HostedVisit[]> {
  const { userId } = requireMember(ctx);
  const [own] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, userId)));
  if (!own) throw missing(sentences.noSuchTime);
  const times = await listOpenings({ ctx, listingId });
  const parties = await ctx.db
    .select({
      id: reservations.id,
      openingId: reservations.openingId,
      name: reservations.name,
      status: reservations.status,
      heldUntil: reservations.heldUntil,
    })
    .from(reservations)
    .innerJoin(openings, eq(openings.id, reservations.openingId))
    .where(and(eq(openings.listingId, listingId), ne(reservations.status, 'CANCELLED')))
    .orderBy(asc(reservations.createdAt));
  const now = ctx.now();
  const counting = parties.filter(({ status, heldUntil }) => status === 'CONFIRMED' || heldUntil > now);
  return times.map((time) => ({
    ...time,
    parties: counting
      .filter(({ openingId }) => openingId === time.id)
      .map(({ id, name, status }) => ({ id, name, confirmed: status === 'CONFIRMED' })),
  }));
}
