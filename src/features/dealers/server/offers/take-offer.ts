import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { offerErrors as words } from '../../words/offers.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { decidedEmail } from './emails.ts';
import { recordOfferEvents } from './history.ts';
import type { OfferRow } from './make-offer.ts';
import { findOwnRequest, isId, lockRequest, type RequestRow, requireOpen } from './own-request.ts';
import { writeToTaken } from './talks.ts';

const { dealerOffers, offerRequests, partners, users } = schema;

/**
 * Agrees with one dealership: its newest offer, while it holds. The others are told that the seller decided, and where
 * the vehicle has a public page, a conversation with the dealership opens.
 */
export async function takeOffer({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { requestId: string; offerId: string };
}): Promise<void> {
  const { id, userId } = await findOwnRequest(ctx, input.requestId);
  if (!isId(input.offerId)) throw missing(words.missingOffer);
  await ctx.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const newest = await newestOffers(tx, id);
    const taken = await requireTakeable(tx, request, newest, input.offerId);
    if (!taken) return;
    await tx
      .update(offerRequests)
      .set({ status: 'TAKEN', takenOfferId: taken.id, updatedAt: sql`now()` })
      .where(eq(offerRequests.id, id));
    const { partnerId, amountCents, id: offerId } = taken;
    await recordOfferEvents(tx, [{ requestId: id, kind: 'TAKEN', actorId: userId, partnerId, offerId, amountCents }]);
    for (const offer of newest)
      if (offer.id === taken.id || offer.holds) await tellDealer(ctx, tx, request, offer, taken);
  });
  void kickMail({ services: ctx });
  await writeToTaken(ctx, await findOwnRequest(ctx, id));
}

/** Opens the conversation about an agreement that has none yet: the vehicle was a draft then, or was hidden. */
export async function talkAboutTaken({ ctx, requestId }: { ctx: Ctx; requestId: string }): Promise<string> {
  const conversationId = await writeToTaken(ctx, await findOwnRequest(ctx, requestId));
  if (conversationId === null) throw refused(words.cannotTalk, 'cannot_talk');
  return conversationId;
}

type Newest = OfferRow & { readonly holds: boolean };

/** Each dealership's newest offer, and whether it holds by the clock of the database. */
async function newestOffers(tx: Transaction, requestId: string): Promise<Newest[]> {
  const rows = await tx
    .selectDistinctOn([dealerOffers.partnerId], {
      offer: dealerOffers,
      holds: sql<boolean>`${dealerOffers.expiresAt} > clock_timestamp()`,
    })
    .from(dealerOffers)
    .where(eq(dealerOffers.requestId, requestId))
    .orderBy(dealerOffers.partnerId, desc(dealerOffers.createdAt), desc(dealerOffers.id));
  return rows.map(({ offer, holds }) => ({ ...offer, holds }));
}

/** The offer, if it may be taken; null when it has been already, so that a second press changes nothing. */
async function requireTakeable(
  tx: Transaction,
  request: RequestRow,
  newest: readonly Newest[],
  offerId: string,
): Promise<Newest | null> {
  if (request.takenOfferId === offerId) return null;
  requireOpen(request);
  const found = newest.find(({ id }) => id === offerId);
  if (found?.holds) return found;
  if (found) throw refused(words.lapsed, 'offer_lapsed');
  const [older] = await tx
    .select({ id: dealerOffers.id })
    .from(dealerOffers)
    .where(and(eq(dealerOffers.id, offerId), eq(dealerOffers.requestId, request.id)));
  throw older ? refused(words.replaced, 'offer_replaced') : missing(words.missingOffer);
}

async function tellDealer(
  ctx: Ctx,
  tx: Transaction,
  request: RequestRow,
  offer: OfferRow,
  taken: OfferRow,
): Promise<void> {
  const [dealer] = await tx
    .select({ email: users.email, name: partners.name })
    .from(partners)
    .innerJoin(users, and(eq(users.id, partners.userId), isNull(users.deletedAt)))
    .where(eq(partners.id, offer.partnerId));
  if (!dealer) return;
  const { title } = request.vehicle;
  const told = { title, name: dealer.name, amountCents: offer.amountCents, until: offer.expiresAt };
  const mail = decidedEmail({ config: ctx.config, to: dealer.email, taken: offer.id === taken.id, offer: told });
  await enqueueEmail({ db: tx, email: mail, dedupeKey: `offer decided:${request.id}:${offer.partnerId}` });
}

/** Ends an open request: no more offers can be made or taken. A second press changes nothing. */
export async function closeRequest({ ctx, requestId }: { ctx: Ctx; requestId: string }): Promise<void> {
  const { id, userId } = await findOwnRequest(ctx, requestId);
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockRequest(tx, id);
    if (status !== 'OPEN') return;
    await tx.update(offerRequests).set({ status: 'CLOSED', updatedAt: sql`now()` }).where(eq(offerRequests.id, id));
    await recordOfferEvents(tx, [{ requestId: id, kind: 'CLOSED', actorId: userId }]);
  });
}
