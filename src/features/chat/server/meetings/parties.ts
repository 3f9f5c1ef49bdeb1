import { and, eq, inArray } from 'drizzle-orm';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { readPairs } from '../pairs.ts';
import { personName } from '../person-name.ts';
import type { Party } from './meeting-email.ts';

const { conversationMembers, listings, users } = schema;

export type Parties = {
  readonly title: string;
  /** One of them does not want to hear from the other. */
  readonly blocked: boolean;
  readonly people: readonly (Party & { readonly userId: string; readonly muted: boolean })[];
};

/** The two people of a meeting who still have an account; null when their conversation is gone. */
export async function readParties(tx: Transaction, conversationId: string): Promise<Parties | null> {
  const pair = (await readPairs(tx, [conversationId])).get(conversationId);
  if (!pair) return null;
  const [listing] = await tx.select({ title: listings.title }).from(listings).where(eq(listings.id, pair.listingId));
  const rows = await tx
    .select({ user: users, muted: conversationMembers.muted })
    .from(conversationMembers)
    .innerJoin(users, eq(users.id, conversationMembers.userId))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.userId, [pair.buyerId, pair.sellerId]),
      ),
    );
  const roleOf = (id: string) => (id === pair.buyerId ? ('BUYER' as const) : ('SELLER' as const));
  const people = rows.flatMap(({ user, muted }) => {
    const other = rows.find((row) => row.user.id !== user.id)?.user;
    if (user.deletedAt !== null || !other) return [];
    const { id: userId, email, fullName: name } = user;
    return [{ userId, email, name, muted, role: roleOf(userId), withName: personName(other, roleOf(other.id)) }];
  });
  return { title: listing?.title ?? '', blocked: pair.buyerBlocks || pair.sellerBlocks, people };
}
