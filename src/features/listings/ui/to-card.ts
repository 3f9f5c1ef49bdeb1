import { briefOf, firstDayOf, hasPrice } from '../rules/brief.ts';
import type { PublicListing } from '../rules/public.ts';
import { drawingOf } from '../rules/silhouette.ts';
import { isGone } from '../rules/status.ts';
import type { ListingCard } from './types.ts';

/** What a card shows of a public listing. */
export function toCard(listing: PublicListing): ListingCard {
  const { id, path, title, price, place, photos, status, deal } = listing;
  const drawn = drawingOf(listing);
  return {
    id,
    href: path,
    title,
    priceCents: price?.cents ?? null,
    currency: price?.currency ?? 'USD',
    hasPrice: hasPrice(listing),
    day: hasPrice(listing) ? undefined : (firstDayOf(listing) ?? undefined),
    ...(price?.lease ? { lease: price.lease } : {}),
    brief: briefOf(listing).join(' · '),
    comparable: listing.category === 'VEHICLE',
    place: [place.city, place.region].filter(Boolean).join(', '),
    photo: photos[0] ?? null,
    silhouette: { kind: drawn.kind, color: drawn.color ?? undefined },
    status,
    ...(deal?.kind === 'rated' && !isGone(status) ? { deal } : {}),
  };
}
