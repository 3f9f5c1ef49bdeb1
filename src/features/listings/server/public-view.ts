import { readLogo } from '#features/dealers/rules/logo.ts';
import { dealerPath } from '#features/dealers/rules/partner.ts';
import type { PublicListing, PublicSeller } from '../rules/public.ts';
import { priceOf } from '../rules/price.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import { dealOf } from '#features/valuation/server/deals/index.ts';
import type { ListingRow } from './access.ts';

export type SellerRow = { fullName: string; type: string; createdAt: Date };

/** "Maria Gonzalez" → "Maria G." A dealership shows its whole name. */
export function sellerName({ fullName, type }: Pick<SellerRow, 'fullName' | 'type'>): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  if (type === 'DEALERSHIP') return fullName.trim();
  const initial = rest.at(-1)?.[0]?.toUpperCase();
  return initial ? `${first} ${initial}.` : first;
}

/** The dealership behind a seller, where it is shown. */
export type DealerRow = { id: string; name: string; slug: string; logo: unknown };

function toSeller(seller: SellerRow, dealer: DealerRow | null): PublicSeller {
  const logo = dealer?.logo ? readLogo(dealer) : null;
  return {
    name: dealer?.name ?? sellerName(seller),
    type: seller.type as PublicSeller['type'],
    since: seller.createdAt.toISOString(),
    path: dealer ? dealerPath(dealer.slug) : null,
    ...(logo ? { logo } : {}),
  };
}

/** A row as anyone may see it. Built key by key: a new column stays private until somebody adds it here. */
export function toPublicListing({
  row,
  seller,
  dealer = null,
  photos,
}: {
  row: ListingRow;
  seller: SellerRow | null;
  dealer?: DealerRow | null;
  photos: readonly PublicPhoto[];
}): PublicListing {
  const { category } = row;
  return {
    id: row.id,
    uniqueId: row.uniqueId,
    category,
    status: row.status,
    origin: row.origin,
    externalUrl: row.externalUrl,
    title: row.title,
    slug: row.slug,
    path: listingPath({ category, id: row.id, slug: row.slug }),
    description: row.description,
    price: priceOf(row),
    place: {
      postcode: row.postcode,
      city: row.city,
      region: row.region,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    vehicleType: row.vehicleType,
    make: row.make,
    model: row.model,
    year: row.year,
    mileage: row.mileage,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    saleId: row.saleId,
    details: row.details,
    photos,
    seller: seller ? toSeller(seller, seller.type === 'DEALERSHIP' ? dealer : null) : null,
    deal: dealOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
