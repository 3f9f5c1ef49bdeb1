import { CATEGORIES } from './categories.ts';
import { addressOf, imageUrls, type Json, known, placeName } from './json-ld.ts';
import type { PublicListing } from './public.ts';
import { STATUSES } from './status.ts';

/** A list says of each entry what its own page says in full. */
function typeOf({ category, vehicleType }: PublicListing): string | readonly string[] {
  return category === 'VEHICLE' && vehicleType === 'CARS' ? ['Product', 'Car'] : CATEGORIES[category].schema;
}

/** Events need a day and a place wherever they stand. */
const eventParts = (listing: PublicListing): Json =>
  listing.startsAt
    ? {
        startDate: listing.startsAt,
        ...(listing.endsAt && { endDate: listing.endsAt }),
        location: { '@type': 'Place', name: placeName(listing), address: addressOf(listing) },
      }
    : {};

function item(listing: PublicListing, origin: string): Json {
  const [image] = imageUrls(listing, origin);
  const availability = STATUSES[listing.status].availability;
  return {
    '@type': typeOf(listing),
    name: listing.title,
    url: new URL(listing.path, origin).href,
    ...(image && { image }),
    ...(known(eventParts(listing)) as Json),
    ...(listing.price &&
      availability && {
        offers: {
          '@type': 'Offer',
          price: listing.price.cents / 100,
          priceCurrency: listing.price.currency,
          availability: `https://schema.org/${availability}`,
        },
      }),
  };
}

/** The schema.org description of a list. `first` is the place of its first entry, counted from 1 over all pages. */
export function itemListJsonLd(
  listings: readonly PublicListing[],
  { origin, name, first = 1 }: { origin: string; name: string; first?: number },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: listings.map((listing, at) => ({
      '@type': 'ListItem',
      position: first + at,
      item: item(listing, origin),
    })),
  };
}
