import type { PublicListing } from '#domain/listing/public.ts';
import { silhouetteOf } from '#domain/listing/silhouette.ts';
import { formatMiles } from '#domain/numbers.ts';
import { isGone } from './listing-words.ts';
import type { ListingCard } from './types.ts';

/** What a card shows of a public listing. */
export function toCard(listing: PublicListing): ListingCard {
  const { id, path, title, price, mileage, place, photos, details, vehicleType, status, deal } = listing;
  const drawn = silhouetteOf({ vehicleType, ...details });
  return {
    id,
    href: path,
    title,
    priceCents: price?.cents ?? null,
    currency: price?.currency ?? 'USD',
    mileage: mileage === null ? undefined : formatMiles(mileage),
    place: [place.city, place.region].filter(Boolean).join(', '),
    photo: photos[0] ?? null,
    silhouette: { kind: drawn.kind, color: drawn.color ?? undefined },
    status,
    ...(deal?.kind === 'rated' && !isGone(status) ? { deal } : {}),
  };
}
