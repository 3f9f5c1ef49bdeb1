import { and, eq, isNull, sql } from 'drizzle-orm';
import { isFinished } from '#features/listings/rules/status.ts';
import { OFFER_DAYS } from '../../rules/offers.ts';
import { offerErrors as words } from '../../words/offers.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { offeredEmail } from './emails.ts';
import { recordOfferEvents } from './history.ts';
import {
  lockRequest,
  type PartnerRow,
  type RequestRow,
  requireDealership,
  requireInvited,
  requireOpen,
} from './own-request.ts';

const { dealerOffers, listings, offerInvitations, users } = schema;
export type OfferRow = typeof dealerOffers.$inferSelect;

export type MakeOfferInput = { readonly requestId: string; readonly amountCents: number; readonly terms: string };

/** The signed-in dealership's offer on a request that came to it. It holds for seven days of the database's clock. */
export async function makeOffer({ ctx, input }: { ctx: Ctx; input: MakeOfferInput }): Promise<OfferRow> {
  const partner = await requireDealership(ctx);
  await requireInvited(ctx.db, input.requestId, partner.id);
  const offer = await ctx.db.transaction(async (tx) => {
    const request = await lockRequest(tx, input.requestId);
    requireOpen(request);
    await requireForSale(tx, request);
    const made = await writeOffer(ctx, tx, partner, input);
    await tellSeller(ctx, tx, { request, partner, offer: made });
    return made;
  });
  void kickMail({ services: ctx });
  return offer;
}

/** Nobody is to work out a price for what was sold or taken down meanwhile. */
async function requireForSale(tx: Transaction, { listingId }: RequestRow): Promise<void> {
  const [listing] = await tx.select({ status: listings.status }).from(listings).where(eq(listings.id, listingId));
  if (!listing || isFinished(listing.status)) throw refused(words.gone, 'listing_gone');
}

async function writeOffer(ctx: Ctx, tx: Transaction, partner: PartnerRow, input: MakeOfferInput): Promise<OfferRow> {
  const { requestId, amountCents, terms } = input;
  const [offer] = await tx
    .insert(dealerOffers)
    .values({
      id: newId(ctx.now()),
      requestId,
      partnerId: partner.id,
      amountCents,
      terms,
      // Not the transaction's start: it may have waited for the lock.
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(days => ${OFFER_DAYS}::int)`,
    })
    .returning();
  if (!offer) throw new Error('The offer was not written.');
  await setPassed(tx, requestId, partner.id, false);
  await recordOfferEvents(tx, [
    { requestId, kind: 'OFFERED', actorId: partner.userId, partnerId: partner.id, offerId: offer.id, amountCents },
  ]);
  return offer;
}

const setPassed = (tx: Transaction, requestId: string, partnerId: string, passed: boolean) =>
  tx
    .update(offerInvitations)
    .set({ passed })
    .where(and(eq(offerInvitations.requestId, requestId), eq(offerInvitations.partnerId, partnerId)));

type Made = { readonly request: RequestRow; readonly partner: PartnerRow; readonly offer: OfferRow };

async function tellSeller(ctx: Ctx, tx: Transaction, { request, partner, offer }: Made): Promise<void> {
  const [seller] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, request.userId), isNull(users.deletedAt)));
  if (!seller) return;
  const { title } = request.vehicle;
  const { amountCents, expiresAt: until } = offer;
  const told = { title, name: partner.name, amountCents, until };
  const mail = offeredEmail({ config: ctx.config, to: seller.email, requestId: request.id, offer: told });
  await enqueueEmail({ db: tx, email: mail, dedupeKey: `offer made:${offer.id}` });
}

/** Says that the dealership makes no offer; saying it twice changes nothing, and an offer takes it back. */
export async function passRequest({ ctx, requestId }: { ctx: Ctx; requestId: string }): Promise<void> {
  const partner = await requireDealership(ctx);
  await requireInvited(ctx.db, requestId, partner.id);
  await ctx.db.transaction(async (tx) => {
    requireOpen(await lockRequest(tx, requestId));
    const [changed] = await tx
      .update(offerInvitations)
      .set({ passed: true })
      .where(
        and(
          eq(offerInvitations.requestId, requestId),
          eq(offerInvitations.partnerId, partner.id),
          eq(offerInvitations.passed, false),
        ),
      )
      .returning();
    if (!changed) return;
    await recordOfferEvents(tx, [{ requestId, kind: 'PASSED', actorId: partner.userId, partnerId: partner.id }]);
  });
}
