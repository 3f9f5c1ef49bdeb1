import type { Ctx } from '#platform/context.ts';
import { callNumberOf } from '#features/accounts/server/index.ts';
import { findVisit } from './find-visit.ts';

/** The number of a host who shows it to people with a confirmed visit that is not over; null for everybody else. */
export async function readHostNumber({ ctx, token }: { ctx: Ctx; token: string }): Promise<string | null> {
  const { party, opening, row } = await findVisit({ services: ctx, db: ctx.db, token });
  const stands = party.status === 'CONFIRMED' && opening.status === 'OPEN' && opening.endsAt > ctx.now();
  return stands && row.ownerId ? callNumberOf(ctx.db, row.ownerId) : null;
}
