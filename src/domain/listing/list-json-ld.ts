import { imageUrls } from './json-ld.ts';
import type { PublicListing } from './public.ts';
import { schemaAvailability } from './status.ts';

type Json = Record<string, unknown>;

function item(listing: PublicListing, origin: string): Json {
  const url = new URL(listing.path, origin).href;
  const [image] = imageUrls(listing, origin);
  const availability = schemaAvailability(listing.status);
  return {
    '@type': listing.vehicleType === 'CARS' ? ['Product', 'Car'] : 'Product',
    name: listing.title,
    url,
    ...(image && { image }),
    ...(listing.price &&
      availability && {
        offers: {
          '@type': 'Offer',
          price: listing.price.cents / 100,
          priceCurrency: listing.price.currency,
          availability: `https://schema.org/${availability}`,
          url,
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
