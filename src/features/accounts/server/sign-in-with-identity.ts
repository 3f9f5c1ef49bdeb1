import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { findOrCreateUser } from './find-or-create-user.ts';

const { identities, users } = schema;

export type Identity = {
  readonly provider: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider itself says it has checked the address. */
  readonly emailVerified: boolean;
  readonly fullName: string;
};

export type IdentityOutcome =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  /** The provider vouches for no address, so there is nothing to write to. */
  | { readonly kind: 'unverified' }
  /** The address has an account that was never proven; its owner proves it first. */
  | { readonly kind: 'not-linked' };

/**
 * Signs in with an outside identity. A known one opens its account. A new one is joined to the account with the same
 * address only if both sides have proven that address; otherwise whoever registers it elsewhere would take it over.
 */
export async function signInWithIdentity({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { identity: Identity; device?: string };
}): Promise<IdentityOutcome> {
  const { identity, device } = input;
  return ctx.db.transaction(async (db): Promise<IdentityOutcome> => {
    const base = { ...ctx, db };
    const [known] = await db
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(
        and(
          eq(identities.provider, identity.provider),
          eq(identities.subject, identity.subject),
          isNull(users.deletedAt),
        ),
      );
    if (known) {
      const session = await completeSignIn(base, { user: known.user, device });
      return { kind: 'signed-in', signedIn: { user: known.user, session, outcome: 'existing' } };
    }
    if (!identity.email || !identity.emailVerified) return { kind: 'unverified' };
    const [holder] = await db.select().from(users).where(eq(users.email, identity.email));
    if (holder && !holder.emailVerifiedAt) return { kind: 'not-linked' };
    const { user, outcome } = await findOrCreateUser(base, {
      email: identity.email,
      profile: { fullName: identity.fullName },
    });
    const link = { provider: identity.provider, subject: identity.subject, userId: user.id, createdAt: ctx.now() };
    await db.insert(identities).values(link).onConflictDoNothing();
    return { kind: 'signed-in', signedIn: { user, session: await completeSignIn(base, { user, device }), outcome } };
  });
}
