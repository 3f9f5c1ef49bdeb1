import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { kickTold } from '#features/accounts/server/index.ts';
import { guestEmail, hostEmail } from './emails.ts';
import { findVisit } from './find-visit.ts';
import { toVisit, type Visit } from './read-visit.ts';
import { tagsOf } from './tags.ts';

const { openings, reservations } = schema;

/** Gives the place back by the letter's link. Pressing twice is as pressing once. */
export async function cancelVisit({ ctx, token }: { ctx: Ctx; token: string }): Promise<Visit> {
  const { openingId } = (await findVisit({ services: ctx, db: ctx.db, token })).party;
  const found = await ctx.db.transaction(async (tx) => {
    await tx.select({ id: openings.id }).from(openings).where(eq(openings.id, openingId)).for('update');
    const visit = await findVisit({ services: ctx, db: tx, token });
    if (visit.party.status === 'CANCELLED' || visit.opening.endsAt <= ctx.now()) return visit;
    const changed = { status: 'CANCELLED' as const, sequence: visit.party.sequence + 1, updatedAt: ctx.now() };
    await tx.update(reservations).set(changed).where(eq(reservations.id, visit.party.id));
    const cancelled = { ...visit, party: { ...visit.party, ...changed } };
    if (visit.party.status === 'CONFIRMED') {
      await hostEmail({ services: ctx, ...visit, tx, news: 'staysAway' });
      // Not for the words, which the page says too: the entry has to come out of the calendar.
      await guestEmail({ services: ctx, ...cancelled, tx, news: 'cancelled' });
    }
    return cancelled;
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(found.row));
  return toVisit(found, ctx.now());
}
