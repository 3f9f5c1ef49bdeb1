import type { ListingCategory, RequestCategory } from '#shared/enums.ts';

const LISTING_OF: Readonly<Record<RequestCategory, ListingCategory>> = {
  CASH: 'VEHICLE',
  TRADE: 'VEHICLE',
  CLAIM: 'VEHICLE',
  GARAGE: 'GARAGE',
  PROPERTY: 'PROPERTY',
  PROPERTY_RENTAL: 'PROPERTY_RENTAL',
  PROPERTY_OWNER: 'PROPERTY_OWNER',
  PROPERTY_OPEN: 'PROPERTY_OPEN',
  OTHER: 'OTHER',
};

/** The kind of listing a request becomes: TRADE, CASH and CLAIM are vehicles, the rest their namesakes. */
export function listingCategoryOf(request: RequestCategory): ListingCategory {
  return LISTING_OF[request];
}

const PROPERTY: ReadonlySet<ListingCategory> = new Set([
  'PROPERTY',
  'PROPERTY_RENTAL',
  'PROPERTY_OWNER',
  'PROPERTY_OPEN',
]);

export function isProperty(category: ListingCategory): boolean {
  return PROPERTY.has(category);
}
