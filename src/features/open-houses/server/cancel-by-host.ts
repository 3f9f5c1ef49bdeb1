import { and, eq } from 'drizzle-orm';
import { visits as sentences } from '../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { kickTold } from '#features/accounts/server/index.ts';
import { guestEmail } from './emails.ts';
import { tagsOf } from './tags.ts';

const { listings, openings, reservations } = schema;

/** Takes back one party's visit to the actor's own open house, and tells them. Anybody else's is missing. */
export async function cancelByHost({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ name: string }> {
  const { userId } = requireMember(ctx);
  const done = await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ party: reservations, opening: openings, row: listings })
      .from(reservations)
      .innerJoin(openings, eq(openings.id, reservations.openingId))
      .innerJoin(listings, eq(listings.id, openings.listingId))
      .where(and(eq(reservations.id, id), eq(listings.ownerId, userId)))
      .for('update', { of: reservations });
    if (!found) throw missing(sentences.noSuchTime);
    const { party, row } = found;
    if (party.status === 'CANCELLED') return { name: party.name, row };
    const changed = { status: 'CANCELLED' as const, sequence: party.sequence + 1, updatedAt: ctx.now() };
    await tx.update(reservations).set(changed).where(eq(reservations.id, id));
    if (party.status === 'CONFIRMED')
      await guestEmail({ ...found, services: ctx, tx, party: { ...party, ...changed }, news: 'calledOff' });
    return { name: party.name, row };
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(done.row));
  return { name: done.name };
}
