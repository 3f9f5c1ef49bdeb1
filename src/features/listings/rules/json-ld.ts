import { BODY_LABELS, FUEL_LABELS, TRANSMISSION_LABELS } from '#shared/labels.ts';
import { PHOTO_WIDTHS, photoUrl } from '#features/photos/rules/photos.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { speaksAgainst } from './condition-items.ts';
import { conditionFactsOf } from './facts.ts';
import type { PublicListing } from './public.ts';
import { STATUSES } from './status.ts';

export type Json = Record<string, unknown>;

/** Google does not take `Car` for a Product by itself, so both are named; schema.org has no boat or RV type. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  CARS: ['Product', 'Car'],
  MOTORCYCLES: ['Product', 'Motorcycle'],
};

const DRIVES: Readonly<Record<string, string>> = {
  FWD: 'FrontWheelDriveConfiguration',
  RWD: 'RearWheelDriveConfiguration',
  AWD: 'AllWheelDriveConfiguration',
  '4WD': 'FourWheelDriveConfiguration',
};

export const schema = (word: string) => `https://schema.org/${word}`;
const label = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? (value || undefined);

export function sellerOf({ seller }: PublicListing, url: string): Json | undefined {
  if (!seller) return undefined;
  if (seller.type !== 'DEALERSHIP') return { '@type': 'Person', name: seller.name };
  return { '@type': 'AutoDealer', name: seller.name, url: seller.path ? new URL(seller.path, url).href : undefined };
}

/** What is asked for it; undefined where nothing is for sale. */
export function offer(listing: PublicListing, url: string): Json | undefined {
  const availability = STATUSES[listing.status].availability;
  if (!listing.price || !availability) return undefined;
  return {
    '@type': 'Offer',
    price: listing.price.cents / 100,
    priceCurrency: listing.price.currency,
    availability: schema(availability),
    itemCondition: schema(listing.details.conditionKind === 'BRAND_NEW' ? 'NewCondition' : 'UsedCondition'),
    url,
    seller: sellerOf(listing, url),
    availableAtOrFrom: { '@type': 'Place', address: addressOf(listing) },
  };
}

/** "Orlando, FL" */
export const placeName = ({ place }: PublicListing): string => [place.city, place.region].filter(Boolean).join(', ');

/** As coarse as everybody may know; the street only where its owner shows it. */
export function addressOf({ place, details }: PublicListing): Json {
  const { city, region, postcode, country } = place;
  return {
    '@type': 'PostalAddress',
    streetAddress: textAnswer(details, 'street') || undefined,
    addressLocality: city ?? undefined,
    addressRegion: region ?? undefined,
    postalCode: postcode ?? undefined,
    addressCountry: country,
  };
}

function damages(details: Answers): string | undefined {
  const told = (['accessories', 'health'] as const)
    .flatMap((group) => conditionFactsOf(group, details))
    .filter((fact) => speaksAgainst(fact.id, fact.value) && fact.comment !== '')
    .map((fact) => `${fact.label}: ${fact.comment}`);
  return told.length > 0 ? told.join('; ') : undefined;
}

function engine(details: Answers): Json | undefined {
  const name = textAnswer(details, 'engine');
  const fuel = label(FUEL_LABELS, textAnswer(details, 'fuel'));
  return name || fuel ? { '@type': 'EngineSpecification', name: name || undefined, fuelType: fuel } : undefined;
}

/** Addresses of the listing's pictures, absolute and wide enough for search engines. */
export function imageUrls(listing: PublicListing, origin: string): string[] {
  const wanted = PHOTO_WIDTHS.at(-2) ?? 1280;
  // A drawing shows what the words say, not the thing itself.
  const photos = listing.photos.filter(({ isDrawing }) => !isDrawing);
  return photos.map((photo) => {
    const width = photo.widths.filter((candidate) => candidate <= wanted).at(-1) ?? photo.width;
    return new URL(photoUrl(photo, width, 'jpg'), origin).href;
  });
}

/** Drops keys without a value, at every depth: an unknown fact is left out, never guessed. */
export function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined && entry !== null && entry !== '')
      .map(([key, entry]) => [key, known(entry)]),
  );
}

/** The schema.org description of a vehicle's page. The VIN stands in it only where the seller chose to show it. */
export function vehicleJsonLd(listing: PublicListing, origin: string): object {
  const { details } = listing;
  const url = new URL(listing.path, origin).href;
  const images = imageUrls(listing, origin);
  return known({
    '@context': 'https://schema.org',
    '@type': TYPES[listing.vehicleType ?? 'CARS'] ?? ['Product', 'Vehicle'],
    name: listing.title,
    description: listing.description,
    url,
    sku: listing.uniqueId,
    image: images.length > 0 ? images : undefined,
    brand: listing.make ? { '@type': 'Brand', name: listing.make } : undefined,
    model: listing.model,
    vehicleConfiguration: textAnswer(details, 'trim'),
    vehicleModelDate: listing.year === null ? undefined : String(listing.year),
    vehicleIdentificationNumber: textAnswer(details, 'vin'),
    serialNumber: textAnswer(details, 'hin') || textAnswer(details, 'serialNumber'),
    mileageFromOdometer:
      listing.mileage === null ? undefined : { '@type': 'QuantitativeValue', value: listing.mileage, unitCode: 'SMI' },
    itemCondition: schema(details.conditionKind === 'BRAND_NEW' ? 'NewCondition' : 'UsedCondition'),
    bodyType: label(BODY_LABELS, textAnswer(details, 'body')),
    color: textAnswer(details, 'exteriorColor').toLowerCase().replaceAll('_', ' '),
    vehicleInteriorColor: textAnswer(details, 'interiorColor').toLowerCase().replaceAll('_', ' '),
    driveWheelConfiguration:
      DRIVES[textAnswer(details, 'drivetrain')] && schema(DRIVES[textAnswer(details, 'drivetrain')] ?? ''),
    vehicleTransmission: label(TRANSMISSION_LABELS, textAnswer(details, 'transmission')),
    vehicleEngine: engine(details),
    numberOfPreviousOwners: numberAnswer(details, 'owners'),
    knownVehicleDamages: damages(details),
    offers: offer(listing, url),
  }) as object;
}

/** The trail of links above a page. The last entry is the page itself and carries no address. */
export function breadcrumbJsonLd(crumbs: readonly { label: string; href?: string }[], origin: string): object {
  return known({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.label,
      item: crumb.href && at < crumbs.length - 1 ? new URL(crumb.href, origin).href : undefined,
    })),
  }) as object;
}
