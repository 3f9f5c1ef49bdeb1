import { readLogo } from '#features/dealers/rules/logo.ts';
import { dealerPath } from '#features/dealers/rules/partner.ts';
import type { PublicListing, PublicSeller } from '../rules/public.ts';
import { priceOf } from '../rules/price.ts';
import { sellerName } from '../rules/seller-name.ts';
import { detailsFor, streetTold } from '../rules/street.ts';
import { listingPath } from '../rules/listing-path.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import { dealOf } from '#features/valuation/server/deals/index.ts';
import type { ListingRow } from './access.ts';
import { drawnCover } from './listing-drawings.ts';

export type SellerRow = { fullName: string; type: string; createdAt: Date };

/** The dealership behind a seller, where it is shown. */
export type DealerRow = {
  id: string;
  name: string;
  slug: string;
  logo: unknown;
  docFeeCents?: number | null;
  otherFeesCents?: number;
};

function toSeller(seller: SellerRow, dealer: DealerRow | null): PublicSeller {
  const logo = dealer?.logo ? readLogo(dealer) : null;
  return {
    name: dealer?.name ?? sellerName(seller),
    type: seller.type as PublicSeller['type'],
    since: seller.createdAt.toISOString(),
    path: dealer ? dealerPath(dealer.slug) : null,
    ...(logo ? { logo } : {}),
    ...(dealer?.docFeeCents !== undefined
      ? { fees: { docCents: dealer.docFeeCents, otherCents: dealer.otherFeesCents ?? 0 } }
      : {}),
  };
}

/** A row as anyone may see it. Built key by key: a new column stays private until somebody adds it here. */
export function toPublicListing({
  row,
  seller,
  dealer = null,
  photos,
  now,
}: {
  row: ListingRow;
  seller: SellerRow | null;
  dealer?: DealerRow | null;
  photos: readonly PublicPhoto[];
  /** Decides whether the street of a sale may be seen. Null for lists that are kept a while: they have none. */
  now: Date | null;
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
    details: detailsFor(row, 'anyone', now),
    streetTold: now && streetTold(row, now),
    photos,
    drawing: photos.length > 0 ? null : drawnCover({ id: row.id, category, title: row.title, answers: row.answers }),
    seller: seller ? toSeller(seller, seller.type === 'DEALERSHIP' ? dealer : null) : null,
    deal: dealOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
