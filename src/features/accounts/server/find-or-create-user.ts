import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import type { Profile } from './proof-payload.ts';

const { users, sessions } = schema;

export type UserRow = typeof users.$inferSelect;
type Base = { readonly db: Executor; readonly now: Services['now'] };

/**
 * The account of an address that has just been proven, made if there is none. Two at once make one: the second finds
 * the first's row.
 */
export async function findOrCreateUser(
  base: Base,
  { email, profile }: { email: string; profile?: Partial<Profile> },
): Promise<{ user: UserRow; outcome: 'created' | 'existing' }> {
  const at = base.now();
  const [created] = await base.db
    .insert(users)
    .values({
      id: newId(at),
      email,
      emailVerifiedAt: at,
      passwordHash: profile?.passwordHash ?? null,
      fullName: profile?.fullName ?? '',
      type: profile?.type ?? 'SELLER',
      country: profile?.country ?? 'US',
      language: profile?.language ?? 'en',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (created) return { user: created, outcome: 'created' };
  const [existing] = await base.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!existing) throw new Error('An account vanished between two statements of one transaction.');
  return { user: existing.emailVerifiedAt ? existing : await firstProof(base, existing, at), outcome: 'existing' };
}

/**
 * An address is proven for the first time. Whoever set a password or signed in before did not own it, so what they
 * left behind stops working.
 */
async function firstProof({ db }: Base, user: UserRow, at: Date): Promise<UserRow> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)));
  const [proven] = await db
    .update(users)
    .set({ emailVerifiedAt: at, passwordHash: null, updatedAt: at })
    .where(eq(users.id, user.id))
    .returning();
  return proven ?? user;
}
