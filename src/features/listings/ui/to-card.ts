import { briefOf, daysBriefOf, factsBriefOf, firstDayOf, hasPrice } from '../rules/brief.ts';
import type { PublicListing } from '../rules/public.ts';
import { drawingOf } from '../rules/silhouette.ts';
import { isGone } from '../rules/status.ts';
import type { ListingCard } from './types.ts';
import { fill } from '#shared/text.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { HOME_TYPE_LABELS } from '../rules/property.ts';
import { cardHighlights } from '../words/highlights.ts';
import { homePage } from '../words/homes.ts';

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
    ...wordsOf(listing),
    comparable: listing.category === 'VEHICLE',
    place: [place.city, place.region].filter(Boolean).join(', '),
    at: spotOf(place),
    photo: photos[0] ?? listing.drawing,
    silhouette: { kind: drawn.kind, color: drawn.color ?? undefined },
    status,
    ...(deal?.kind === 'rated' && !isGone(status) ? { deal } : {}),
  };
}

/** Latitude and longitude of a listing's ZIP code, as pages carry them for scripts. */
export const spotOf = ({ latitude, longitude }: PublicListing['place']): string | undefined =>
  latitude === null || longitude === null ? undefined : `${latitude},${longitude}`;

/** A home is known by its figures, then by what it is and what it is offered for; everything else by its facts. */
function wordsOf(listing: PublicListing): Pick<ListingCard, 'brief' | 'facts' | 'when' | 'asked'> {
  const { family } = CATEGORIES[listing.category];
  if (family === 'vehicle') return { brief: briefOf(listing).join(' · '), asked: cardHighlights(listing) };
  if (family !== 'home') return { brief: briefOf(listing).join(' · ') };
  const { details, price } = listing;
  const type = HOME_TYPE_LABELS[details.homeType as keyof typeof HOME_TYPE_LABELS];
  const days = daysBriefOf(listing);
  return {
    // A figure stays with its unit where a card is narrow.
    facts: factsBriefOf(listing)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' · '),
    brief: type ? fill(price?.lease ? homePage.kindRent : homePage.kindSale, { type }) : '',
    ...(days === null ? {} : { when: fill(homePage.open, { when: days }) }),
  };
}
