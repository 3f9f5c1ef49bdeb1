import { desc, eq } from 'drizzle-orm';
import type { AskedView, OfferRequestView } from '../../contracts/offers.ts';
import type { OwnRequest } from './list-requests.ts';
import { type ReadOffer, readOffers } from './read-offers.ts';
import type { OfferedVehicle, OfferIntent, OfferRequestStatus } from '../../rules/offers.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../offers-schema.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import { type RequestRow, requireDealership } from './own-request.ts';
import { readTalks } from './talks.ts';

const { offerInvitations, offerRequests } = schema;

const MAX = 200;

/** A request as a ticked dealership sees it: the vehicle, and nothing that says whose it is. */
type AskedRequest = {
  readonly id: string;
  readonly intent: OfferIntent;
  readonly status: OfferRequestStatus;
  readonly vehicle: OfferedVehicle;
  /** Null unless the seller consented. */
  readonly vin: string | null;
  readonly note: string;
  readonly passed: boolean;
  /** Its own, newest first. What others offer is none of its business. */
  readonly offers: readonly ReadOffer[];
  readonly photos: readonly PublicPhoto[];
  /** Once its offer was taken and the seller wrote. */
  readonly conversationId: string | null;
  readonly createdAt: Date;
};

type InvitationRow = typeof offerInvitations.$inferSelect;

/** Consent is for this request: once it is over, only the dealership that was taken keeps seeing the VIN. */
const visibleVin = ({ vin, status }: RequestRow, own: readonly ReadOffer[]): string | null =>
  status === 'OPEN' || own.some(({ state }) => state === 'TAKEN') ? vin : null;

/** The requests that came to the signed-in dealership: open ones first, then the latest. */
export async function listAsked({ ctx }: { ctx: Ctx }): Promise<AskedRequest[]> {
  const partner = await requireDealership(ctx);
  const rows = await ctx.db
    .select({ request: offerRequests, invitation: offerInvitations })
    .from(offerInvitations)
    .innerJoin(offerRequests, eq(offerRequests.id, offerInvitations.requestId))
    .where(eq(offerInvitations.partnerId, partner.id))
    .orderBy(desc(offerInvitations.createdAt), desc(offerRequests.id))
    .limit(MAX);
  const requests = rows.map(({ request }) => request);
  const [offers, photos, talks] = await Promise.all([
    readOffers(ctx, requests),
    readPublicPhotos({ ctx, input: { listingIds: requests.map(({ listingId }) => listingId) } }),
    readTalks(
      ctx,
      requests.map(({ id }) => id),
    ),
  ]);
  const toAsked = (request: RequestRow, invitation: InvitationRow, own: readonly ReadOffer[]): AskedRequest => ({
    id: request.id,
    intent: request.intent,
    status: request.status,
    vehicle: request.vehicle,
    vin: visibleVin(request, own),
    note: request.note,
    passed: invitation.passed,
    offers: own,
    photos: (photos.get(request.listingId) ?? []).filter(({ shot }) => request.vin !== null || shot !== 'VIN_PLATE'),
    // Whom else the seller agreed with is none of its business.
    conversationId: own.some(({ state }) => state === 'TAKEN') ? (talks.get(request.id) ?? null) : null,
    createdAt: invitation.createdAt,
  });
  const asked = rows.map(({ request, invitation }) =>
    toAsked(
      request,
      invitation,
      (offers.get(request.id) ?? []).filter((offer) => offer.partner.id === partner.id),
    ),
  );
  return [...asked.filter(({ status }) => status === 'OPEN'), ...asked.filter(({ status }) => status !== 'OPEN')];
}

const toOffer = ({ id, amountCents, terms, state, createdAt, expiresAt }: ReadOffer) => ({
  id,
  amount_cents: amountCents,
  terms,
  state,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});

/** A seller's request in the words of the API. */
export function toOfferRequestView(own: OwnRequest): OfferRequestView {
  const { id, listingId, vehicle, intent, status, vinShared, value } = own;
  return {
    id,
    listing: listingId,
    title: vehicle.title,
    intent,
    status,
    vin_shared: vinShared,
    asked: own.asked.map(({ partner, passed }) => ({ id: partner.id, name: partner.name, passed })),
    offers: own.offers.map((offer) => {
      const { id: partnerId, name, path } = offer.partner;
      return { ...toOffer(offer), partner: { id: partnerId, name, path } };
    }),
    value: value && { trade_in: value.tradeIn, private_party: value.privateParty },
    conversation: own.conversationId,
    created_at: own.createdAt.toISOString(),
  };
}

/** The same as a ticked dealership sees it. */
export function toAskedView(asked: AskedRequest): AskedView {
  const { id, intent, status, vehicle, vin, note, passed } = asked;
  const { title, mileage, city, region, postcode } = vehicle;
  return {
    id,
    intent,
    status,
    title,
    vin,
    mileage,
    place: [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' '),
    note,
    passed,
    offers: asked.offers.map(toOffer),
    conversation: asked.conversationId,
    created_at: asked.createdAt.toISOString(),
  };
}
