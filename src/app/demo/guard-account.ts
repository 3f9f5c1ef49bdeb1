import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '#features/accounts/server/index.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isLoopbackOnly } from '#platform/config/loopback.ts';
import { DEMO_ACCOUNT } from '#platform/config/demo-account.ts';

const { sessions, users } = schema;

/**
 * Keeps the printed password from opening an account of a public site, also when the data come from a start that was
 * not public. With `DEMO_PASSWORD` the account takes that one and its devices are signed out; without it the start is
 * refused by a thrown sentence.
 */
export async function guardDemoAccount({ services }: { services: Services }): Promise<void> {
  const { config, db } = services;
  const isDemo = and(eq(users.email, DEMO_ACCOUNT.email), isNull(users.deletedAt), isNotNull(users.passwordHash));
  const [found] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(isDemo);
  if (!found) return;
  if (config.demoPassword === null) {
    if (isLoopbackOnly(config) || !(await verifyPassword(found.passwordHash, DEMO_ACCOUNT.password))) return;
    throw new Error(
      `${DEMO_ACCOUNT.email} of the demo market still opens with the password that the README prints, and other machines can reach this site. Set DEMO_PASSWORD to another one, or use an empty database.`,
    );
  }
  if (await verifyPassword(found.passwordHash, config.demoPassword)) return;
  const passwordHash = await hashPassword(config.demoPassword);
  const at = services.now();
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, found.id));
    await tx
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, found.id), isNull(sessions.revokedAt)));
  });
}
