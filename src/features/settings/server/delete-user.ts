import { and, eq, isNull, ne } from 'drizzle-orm';
import { account } from '#features/accounts/words/account.ts';
import { accountEmails as emails } from '#features/accounts/words/account-emails.ts';
import {
  type Reauthentication,
  reauthenticate,
  revokeAllSessions,
  type UserRow,
} from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import { eraseChats } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import { deleteRequest } from '#features/listings/server/index.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { removePhotoFiles } from '#features/photos/server/index.ts';

const { users, identities, listings, priceWatches, proofs, qrCodes, storeOrders } = schema;
/** What a code loses with its owner; what became of it before stays on record. */
const FREED = { ownerId: null, listingId: null, externalUrl: null, retiredAt: null } as const;
/** Rows that are the person's alone. A dealership's page goes with its tags below. */
const OWN_TABLES = [
  schema.partners,
  schema.stockItems,
  schema.stockImports,
  schema.savedListings,
  schema.listingNewsTold,
  schema.savedSearches,
  schema.valueFollows,
  schema.offerRequests,
  schema.reservations,
] as const;

/**
 * Ends the signed-in person's account. Drafts are deleted, listings that were public are archived without their private
 * answers, every device is signed out, and the row keeps an id and nothing about a person.
 * @throws missing, forbidden (`reauthenticate`), refused (`wrong_password`, `wrong_code`), too-many
 */
export async function deleteUser({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { userId: string; proof: Reauthentication };
}): Promise<void> {
  const member = requireMember(ctx);
  if (input.userId !== member.userId) throw missing(account.noSuchUser);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, member.userId), isNull(users.deletedAt)));
  if (!user) throw missing(account.noSuchUser);
  await reauthenticate({ ctx, input: { user, proof: input.proof } });
  await closeListings(ctx, user.id);
  const { photos, ended } = await ctx.db.transaction(async (db) => {
    await db.update(listings).set({ answers: {} }).where(eq(listings.ownerId, user.id));
    const logos = await db
      .select({ id: schema.partners.id })
      .from(schema.partners)
      .where(eq(schema.partners.userId, user.id));
    for (const table of OWN_TABLES) await db.delete(table).where(eq(table.userId, user.id));
    // Their stickers are blank again: whoever holds one may use it.
    await db
      .update(qrCodes)
      .set({ ...FREED, updatedAt: ctx.now() })
      .where(eq(qrCodes.ownerId, user.id));
    await db.update(schema.listingNews).set({ buyerId: null }).where(eq(schema.listingNews.buyerId, user.id));
    await db.delete(priceWatches).where(eq(priceWatches.email, user.email));
    // Also the times they reserved before they had an account: the places are free again.
    await db.delete(schema.reservations).where(eq(schema.reservations.email, user.email));
    // The books keep amounts and pieces; the name and the street go.
    await db
      .update(storeOrders)
      .set({ userId: null, email: '', name: '', address: {} })
      .where(eq(storeOrders.userId, user.id));
    // What waits to be texted goes too; that the number said STOP stays, as a hash that names nobody.
    if (user.phone) await db.delete(schema.smsQueue).where(eq(schema.smsQueue.to, user.phone));
    await db.delete(identities).where(eq(identities.userId, user.id));
    await db.delete(proofs).where(eq(proofs.email, user.email));
    const gone = await eraseChats(db, { userId: user.id, email: user.email, now: ctx.now() });
    const ended = await revokeAllSessions({ ...ctx, db }, user.id);
    await erase(db, user, ctx.now());
    const { subject, preview, heading, paragraphs, footer } = emails.goodbye;
    await enqueueEmail({
      db,
      email: { to: user.email, subject, ...renderEmail({ preview, heading, paragraphs, footer }) },
    });
    return { photos: [...gone, ...logos.map(({ id }) => id)], ended };
  });
  ctx.realtime.signOut(ended);
  void kickMail({ services: ctx });
  for (const photoId of photos) await removePhotoFiles({ ctx, photoId });
  await ctx.cache.invalidate([`seller:${user.id}`, 'dealers']);
}

/** One by one through the listings' own door, so that history and cached pages follow. Safe to repeat after a fault. */
async function closeListings(ctx: Ctx, userId: string): Promise<void> {
  const own = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), ne(listings.status, 'ARCHIVED')));
  for (const { id } of own) await deleteRequest({ ctx, ref: id });
}

/** The address is freed for a new account; `.invalid` is a name that no mail can ever go to (RFC 2606). */
async function erase(db: Executor, user: UserRow, at: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: `${user.id}@deleted.invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      fullName: '',
      phone: null,
      phoneConfirmedAt: null,
      postcode: null,
      settings: {},
      deletedAt: at,
      updatedAt: at,
    })
    .where(eq(users.id, user.id));
}
