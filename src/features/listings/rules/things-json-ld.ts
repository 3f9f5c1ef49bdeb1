import { GRADE_LABELS } from '#shared/labels.ts';
import { leaseMonths } from './lease.ts';
import { AMENITY_LABELS, type Amenity } from './property.ts';
import { withOffset } from '#shared/time-zones.ts';
import { numberAnswer, textAnswer } from '#shared/answers.ts';
import { closingDay, dayHoursOf, zoneOf } from './day-hours.ts';
import { addressOf, imageUrls, type Json, known, offer, placeName, schema, sellerOf } from './json-ld.ts';
import type { PublicListing } from './public.ts';
import { isSold } from './status.ts';

/** What every description begins with. */
function head(listing: PublicListing, origin: string, type: string): Json {
  const images = imageUrls(listing, origin);
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: listing.title,
    description: listing.description,
    url: new URL(listing.path, origin).href,
    image: images.length > 0 ? images : undefined,
  };
}

/** One thing: from a garage sale, or of a sort of its own. What is given away has no offer: its price must be above 0. */
export function thingJsonLd(listing: PublicListing, origin: string): object {
  const { details } = listing;
  const isNew = details.conditionGrade === 'EXCELLENT';
  const grade = GRADE_LABELS[details.conditionGrade as keyof typeof GRADE_LABELS];
  const brand = textAnswer(details, 'brand');
  const condition = schema(isNew ? 'NewCondition' : 'UsedCondition');
  const asked = offer(listing, new URL(listing.path, origin).href);
  const left = isSold(listing.status) ? 0 : numberAnswer(details, 'quantity');
  const inventoryLevel = left === null ? undefined : { '@type': 'QuantitativeValue', value: left };
  return known({
    ...head(listing, origin, 'Product'),
    sku: listing.uniqueId,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    itemCondition: condition,
    additionalProperty: grade ? { '@type': 'PropertyValue', name: 'Condition', value: grade } : undefined,
    offers: listing.price?.cents && asked ? { ...asked, itemCondition: condition, inventoryLevel } : undefined,
  }) as object;
}

/** From each opening to its close, with what clocks at the place are ahead of UTC. */
function sessionsOf(listing: PublicListing): { startDate: string; endDate: string }[] {
  const zone = zoneOf(listing.place);
  return dayHoursOf(listing.details.days).map((entry) => ({
    startDate: withOffset(entry.day, entry.opens, zone),
    endDate: withOffset(closingDay(entry), entry.closes, zone),
  }));
}

function event(listing: PublicListing, origin: string, type: 'SaleEvent' | 'Event'): Json {
  const sessions = sessionsOf(listing);
  const shared = {
    location: { '@type': 'Place', name: placeName(listing), address: addressOf(listing) },
    eventStatus: schema(isSold(listing.status) ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    organizer: sellerOf(listing, origin),
  };
  const whole = head(listing, origin, type);
  const parts = sessions.map((session) => ({ '@type': type, name: listing.title, ...session, ...shared }));
  return {
    ...whole,
    startDate: sessions[0]?.startDate,
    endDate: sessions.at(-1)?.endDate,
    ...shared,
    subEvent: parts.length > 1 ? parts : undefined,
  };
}

/** A garage sale, each of its days as a part of it. Coming costs nothing. */
export const garageJsonLd = (listing: PublicListing, origin: string): object =>
  known({ ...event(listing, origin, 'SaleEvent'), isAccessibleForFree: true }) as object;

const HOME_TYPES: Readonly<Record<string, string>> = {
  HOUSE: 'SingleFamilyResidence',
  APARTMENT: 'Apartment',
  CONDO: 'Apartment',
  TOWNHOUSE: 'House',
  MULTI_FAMILY: 'Residence',
  MANUFACTURED: 'House',
  LAND: 'Place',
};
const PETS: Readonly<Record<string, boolean | string>> = {
  NO_PETS: false,
  CATS: 'Cats only',
  DOGS: 'Dogs only',
  CATS_AND_DOGS: true,
};

const quantity = (value: number | null, unitCode: string): Json | undefined =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

/** The home itself, as schema.org knows homes. Land has an address and a size, and nothing of a house. */
function homeOf(listing: PublicListing): Json {
  const { details } = listing;
  const type = HOME_TYPES[textAnswer(details, 'homeType')] ?? 'Residence';
  const address = addressOf(listing);
  if (type === 'Place') return { '@type': type, name: listing.title, address };
  const amenities = Array.isArray(details.amenities) ? (details.amenities as readonly Amenity[]) : [];
  return {
    '@type': type,
    name: listing.title,
    address,
    numberOfBedrooms: numberAnswer(details, 'bedrooms'),
    numberOfBathroomsTotal: numberAnswer(details, 'bathrooms'),
    floorSize: quantity(numberAnswer(details, 'area'), 'FTK'),
    yearBuilt: numberAnswer(details, 'yearBuilt'),
    petsAllowed: PETS[textAnswer(details, 'pets')],
    amenityFeature: amenities
      .filter((amenity) => Object.hasOwn(AMENITY_LABELS, amenity))
      .map((amenity) => ({ '@type': 'LocationFeatureSpecification', name: AMENITY_LABELS[amenity], value: true })),
  };
}

/** Whether a home is let; open houses say which of the two they are. */
const isLet = ({ category, details }: Pick<PublicListing, 'category' | 'details'>): boolean =>
  category === 'PROPERTY_RENTAL' || details.listingKind === 'RENT';

const leaseOf = ({ details }: PublicListing): Json | undefined => {
  const term = textAnswer(details, 'leaseTerm') as Parameters<typeof leaseMonths>[0] | '';
  return term === '' ? undefined : quantity(leaseMonths(term), 'MON');
};

/** A rent is a month's: the price says so beside the figure. */
const monthlyPrice = ({ price, priceCurrency }: Json): Json => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency,
  unitCode: 'MON',
  referenceQuantity: quantity(1, 'MON'),
});

function homeOffer(listing: PublicListing, url: string): Json | undefined {
  const asked = offer(listing, url);
  if (!asked) return undefined;
  const { itemCondition: _, ...rest } = asked;
  const isRent = isLet(listing);
  return {
    ...rest,
    priceSpecification: isRent ? monthlyPrice(asked) : undefined,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    leaseLength: isRent ? leaseOf(listing) : undefined,
  };
}

/** A home for rent or for sale. */
export function propertyJsonLd(listing: PublicListing, origin: string): object {
  const url = new URL(listing.path, origin).href;
  return known({
    ...head(listing, origin, 'RealEstateListing'),
    datePosted: listing.publishedAt?.slice(0, 10),
    leaseLength: isLet(listing) ? leaseOf(listing) : undefined,
    mainEntity: homeOf(listing),
    offers: homeOffer(listing, url),
  }) as object;
}

/** An open house: when one may come, and what there is to see. */
export const openHouseJsonLd = (listing: PublicListing, origin: string): object =>
  known({
    ...event(listing, origin, 'Event'),
    isAccessibleForFree: true,
    about: homeOf(listing),
  }) as object;
