import { briefOf, hasPrice } from '#features/listings/rules/brief.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { priceWords } from '#features/listings/words/price.ts';

/** What a tag on the map says: the price, or the first day of a sale. */
export function labelOf(listing: PublicListing): string {
  const [first = ''] = briefOf(listing);
  if (!hasPrice(listing)) return first.split(',').slice(0, 2).join(',') || listing.title;
  return priceWords({ ...listing.price, cents: listing.price?.cents });
}
