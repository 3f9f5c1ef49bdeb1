import { eq } from 'drizzle-orm';
import { sellerName } from '#features/listings/rules/seller-name.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import type { Hosted } from './wanted.ts';
import type { Ctx } from '#platform/context.ts';
import { callNumberOf } from '#features/accounts/server/index.ts';
import { findVisit } from './find-visit.ts';

const { users } = schema;

/** The number of a host who shows it to people with a confirmed visit that is not over; null for everybody else. */
export async function readHostNumber({ ctx, token }: { ctx: Ctx; token: string }): Promise<string | null> {
  const { party, opening, row } = await findVisit({ services: ctx, db: ctx.db, token });
  const stands = party.status === 'CONFIRMED' && opening.status === 'OPEN' && opening.endsAt > ctx.now();
  return stands && row.ownerId ? callNumberOf(ctx.db, row.ownerId) : null;
}

/** Who opens the door: as guests may call them, and where they are written to. Null for a house without one. */
export async function hostOf(db: Executor, { ownerId }: Pick<Hosted, 'ownerId'>) {
  if (!ownerId) return null;
  const [host] = await db
    .select({ fullName: users.fullName, type: users.type, email: users.email })
    .from(users)
    .where(eq(users.id, ownerId));
  return host ? { name: sellerName(host), email: host.email } : null;
}
