import { desc, eq, inArray, sql } from 'drizzle-orm';
import { addressLine, dealerPath } from '../../rules/partner.ts';
import { type OfferRequestStatus, type OfferState, offerStates } from '../../rules/offers.ts';
import type { Ctx } from '#platform/context.ts';
import { dealerOffers, offerInvitations } from '../../offers-schema.ts';
import { partners } from '../../schema.ts';

/** A dealership as the seller sees it beside its offer: what it shows the public anyway. */
type OfferingDealer = {
  readonly id: string;
  readonly name: string;
  /** Its page; null while it does not show one. */
  readonly path: string | null;
  /** E.164. */
  readonly phone: string;
  readonly address: string;
};

export type ReadOffer = {
  readonly id: string;
  readonly partner: OfferingDealer;
  readonly amountCents: number;
  readonly terms: string;
  readonly state: OfferState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type AskedDealer = { readonly partner: OfferingDealer; readonly passed: boolean };

const toDealer = (row: typeof partners.$inferSelect): OfferingDealer => ({
  id: row.id,
  name: row.name,
  path: row.status === 'ACTIVE' ? dealerPath(row.slug) : null,
  phone: row.phone,
  address: addressLine(row),
});

type Asking = { readonly id: string; readonly status: string; readonly takenOfferId: string | null };

/** The offers on each request, newest first, as they stand by the clock of the database. */
export async function readOffers(ctx: Ctx, requests: readonly Asking[]): Promise<ReadonlyMap<string, ReadOffer[]>> {
  if (requests.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      offer: dealerOffers,
      partner: partners,
      lapsed: sql<boolean>`${dealerOffers.expiresAt} <= clock_timestamp()`,
    })
    .from(dealerOffers)
    .innerJoin(partners, eq(partners.id, dealerOffers.partnerId))
    .where(
      inArray(
        dealerOffers.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(desc(dealerOffers.createdAt), desc(dealerOffers.id));
  return new Map(
    requests.map((request) => {
      const own = rows.filter(({ offer }) => offer.requestId === request.id);
      const states = offerStates(
        own.map(({ offer, lapsed }) => ({ ...offer, lapsed })),
        { ...request, status: request.status as OfferRequestStatus },
      );
      const read = own.map(({ offer, partner }) => ({
        id: offer.id,
        partner: toDealer(partner),
        amountCents: offer.amountCents,
        terms: offer.terms,
        state: states.get(offer.id) ?? 'REPLACED',
        createdAt: offer.createdAt,
        expiresAt: offer.expiresAt,
      }));
      return [request.id, read];
    }),
  );
}

/** The dealerships that each request went to, in the order they were asked. */
export async function readAskedDealers(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, AskedDealer[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ invitation: offerInvitations, partner: partners })
    .from(offerInvitations)
    .innerJoin(partners, eq(partners.id, offerInvitations.partnerId))
    .where(inArray(offerInvitations.requestId, [...ids]))
    .orderBy(offerInvitations.createdAt, partners.name);
  return new Map(
    ids.map((id) => [
      id,
      rows
        .filter(({ invitation }) => invitation.requestId === id)
        .map(({ invitation, partner }) => ({ partner: toDealer(partner), passed: invitation.passed })),
    ]),
  );
}
