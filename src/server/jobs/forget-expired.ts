import { lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { schema } from '../db/index.ts';

const DAY_MS = 24 * 3_600_000;

/** Rows that only mattered for a while: replayed answers after a day, codes and sessions a month after their end. */
export async function forgetExpired({
  services: { db, now },
}: {
  services: Pick<Services, 'db' | 'now'>;
}): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.delete(schema.idempotencyKeys).where(lt(schema.idempotencyKeys.createdAt, daysAgo(1)));
  await db.delete(schema.proofs).where(lt(schema.proofs.expiresAt, daysAgo(30)));
  await db.delete(schema.sessions).where(lt(schema.sessions.expiresAt, daysAgo(30)));
}
