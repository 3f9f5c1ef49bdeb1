import type { AskedView, OfferRequestView } from '../../contracts/offers.ts';
import type { AskedRequest } from './list-asked.ts';
import type { OwnRequest } from './list-requests.ts';
import type { ReadOffer } from './read-offers.ts';

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
