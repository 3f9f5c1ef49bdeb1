import { and, count, eq, isNull, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Services, Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';

const { listings, draftLinks } = schema;

/** How long a device that a code let in may go on with the draft. */
export const LINK_LASTS_MS = 7 * 24 * 3_600_000;

const linkedWith = (db: Pick<Executor, 'select'>, keyHash: string, at: Date): SQL => {
  const link = alias(draftLinks, 'link');
  return exists(
    db
      .select({ id: link.id })
      .from(link)
      .where(
        and(
          or(eq(link.listingId, listings.id), eq(link.listingId, listings.saleId)),
          eq(link.keyHash, keyHash),
          gt(link.expiresAt, at),
        ),
      ),
  );
};

/** The listings that a code opened on the asking browser, and the items of such sales. Who owns them does not matter. */
export function openedByLink({ actor, db, now }: Ctx): SQL {
  return actor.sessionKey ? linkedWith(db, hashSecret(actor.sessionKey), now()) : sql`false`;
}

/**
 * Hands drafts of nobody to whoever has just signed in on a device that a code let in. The browser that showed the code
 * stays linked in its turn: its tab is open, and must hear what becomes of the draft.
 */
async function claimLinkedDrafts(
  { db, now }: { db: Executor; now: Services['now'] },
  { userId, sessionKeyHash }: { userId: string; sessionKeyHash: string },
): Promise<void> {
  const at = now();
  const found = await db
    .select({ id: listings.id, saleId: listings.saleId, keyHash: listings.sessionKeyHash })
    .from(listings)
    .where(and(linkedWith(db, sessionKeyHash, at), eq(listings.status, 'DRAFT')))
    .for('update');
  const free = found.filter(({ keyHash }) => keyHash !== null);
  for (const { id, saleId, keyHash } of free) {
    await db.update(listings).set({ ownerId: userId, sessionKeyHash: null, updatedAt: at }).where(eq(listings.id, id));
    if (saleId === null) await db.insert(draftLinks).values(heldBy(id, keyHash, at));
  }
}

/** A link that was never shown as a code. */
const heldBy = (listingId: string, keyHash: string | null, at: Date): typeof draftLinks.$inferInsert => ({
  id: newId(at),
  listingId,
  secretHash: hashSecret(newSecret()),
  step: '',
  createdAt: at,
  expiresAt: new Date(at.getTime() + LINK_LASTS_MS),
  usedAt: at,
  keyHash,
});

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
