import type { LeadView } from '../../contracts/leads.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';

const toDeal = (deal: PublicListing['deal']): LeadView['deal'] =>
  deal &&
  (deal.kind === 'rated'
    ? { step: deal.step, label: deal.word, reason: deal.sentence, market_cents: deal.marketCents }
    : { step: null, label: null, reason: deal.sentence, market_cents: null });

/** The public shape in the words of the leads API. */
export function toLeadView(listing: PublicListing): LeadView {
  const { place } = listing;
  return {
    id: listing.id,
    unique_id: listing.uniqueId,
    category: listing.category,
    status: listing.status,
    origin: listing.origin,
    external_url: listing.externalUrl,
    title: listing.title,
    path: listing.path,
    description: listing.description,
    price: listing.price,
    place: { postcode: place.postcode, city: place.city, region: place.region, country: place.country },
    vehicle_type: listing.vehicleType,
    make: listing.make,
    model: listing.model,
    year: listing.year,
    mileage: listing.mileage,
    details: { ...listing.details },
    photos: listing.photos.map((photo) => ({ ...photo })),
    deal: toDeal(listing.deal),
    published_at: listing.publishedAt,
    updated_at: listing.updatedAt,
  };
}
