import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { deviceOf } from './known-device.ts';

const { users } = schema;

/** Whose daily allowance a request draws on. What strangers do to an address counts for the address alone. */
export type Allowance = { readonly own: boolean; readonly key: string };

/** The asking person's own for their own address, a known device's for the address it signed in with, else the address's. */
export async function findAllowance({ ctx, email }: { ctx: Ctx; email: string }): Promise<Allowance> {
  const { actor, config, db } = ctx;
  const ofAddress = { own: false, key: `address ${email}` };
  if (actor.kind === 'visitor' && !actor.knownDevice) return ofAddress;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!user) return ofAddress;
  if (actor.kind === 'user' && actor.userId === user.id) return { own: true, key: `person ${user.id}` };
  const device = deviceOf(config, actor.knownDevice, user.id);
  return device === null ? ofAddress : { own: true, key: `device ${user.id} ${device}` };
}
