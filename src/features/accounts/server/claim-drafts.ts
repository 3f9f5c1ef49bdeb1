import { and, count, eq, isNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { hashSecret } from '#platform/ids.ts';
import { claimLinkedDrafts } from './linked-drafts.ts';

const { listings } = schema;

/**
 * Hands the listings begun under an anonymous key to the person who has just signed in. The key opens them no longer:
 * on a shared computer the next visitor must not find them.
 */
export async function claimDrafts(
  { db, now }: { db: Executor; now: Services['now'] },
  { userId, ...key }: { userId: string } & ({ sessionKey: string } | { sessionKeyHash: string }),
): Promise<number> {
  const sessionKeyHash = 'sessionKeyHash' in key ? key.sessionKeyHash : hashSecret(key.sessionKey);
  const claimed = await db
    .update(listings)
    .set({ ownerId: userId, sessionKeyHash: null, updatedAt: now() })
    .where(and(eq(listings.sessionKeyHash, sessionKeyHash), isNull(listings.ownerId)))
    .returning({ id: listings.id });
  await claimLinkedDrafts({ db, now }, { userId, sessionKeyHash });
  return claimed.length;
}

/** How many listings an anonymous key still opens. */
export async function countDrafts({ db }: { db: Executor }, sessionKey: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(listings)
    .where(and(eq(listings.sessionKeyHash, hashSecret(sessionKey)), isNull(listings.ownerId)));
  return row?.n ?? 0;
}
