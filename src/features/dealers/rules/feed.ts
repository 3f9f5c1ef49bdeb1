import { EXTERIOR_COLORS } from '#shared/colors.ts';
import { imageUrls } from '#features/listings/rules/json-ld.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { formatNumber } from '#shared/numbers.ts';
import { formatPhone } from '#shared/phone.ts';
import { parseVin, vinWarnings } from '#features/vehicles/rules/vin.ts';
import { addressLine, type PublicPartner } from './partner.ts';

/**
 * The columns of the vehicle-listings feed for dealerships: the required ones, then the recommended and optional ones
 * that we know. Source: Google's vehicle listings feed specification, as kept in the project's notes (product 5.1 h).
 */
export const FEED_COLUMNS = [
  'id',
  'store_code',
  'dealership_name',
  'dealership_address',
  'vin',
  'price',
  'condition',
  'make',
  'model',
  'trim',
  'year',
  'mileage',
  'link',
  'image_link',
  'additional_image_link',
  'date_in_stock',
  'certified_pre_owned',
  'tracking_phone_number',
  'exterior_color',
] as const;
type FeedRow = Readonly<Record<(typeof FEED_COLUMNS)[number], string>>;

export type FeedEntry =
  | { readonly ok: true; readonly row: FeedRow }
  | { readonly ok: false; readonly path: string; readonly title: string; readonly faults: readonly string[] };

type Said = { readonly listing: PublicListing; readonly partner: PublicPartner; readonly origin: string; now: Date };

/** Pictures a row may carry besides the first. */
const MORE_IMAGES = 10;

const text = (listing: PublicListing, id: string): string => {
  const answer = listing.details[id];
  return typeof answer === 'string' ? answer : '';
};

/** Cars before 1981 had no standard VIN, and imports of more than 25 years need not carry one. */
const isExempt = (year: number | null, now: Date): boolean =>
  year !== null && (year < 1981 || now.getUTCFullYear() - year > 25);

function vinFault(vin: string, year: number | null, now: Date): string | null {
  if (isExempt(year, now)) return null;
  if (vin === '') return 'The VIN isn’t shown. Turn it on in the listing, or import it with its VIN.';
  const read = parseVin(vin);
  if (!read.ok) return read.reason.message;
  return vinWarnings(read.value).find(({ code }) => code.includes('check'))?.message ?? null;
}

function faultsOf({ listing, now }: Said, used: boolean): string[] {
  const faults = [
    vinFault(text(listing, 'vin'), listing.year, now),
    listing.price && listing.price.cents > 0 ? null : 'It has no price.',
    listing.price && listing.price.currency !== 'USD' ? 'Its price isn’t in US dollars.' : null,
    listing.make ? null : 'It has no make.',
    listing.model ? null : 'It has no model.',
    listing.year === null ? 'It has no year.' : null,
    used && listing.mileage === null ? 'A used car needs its mileage.' : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/** A listing as a row of its dealer's feed, or in words why it cannot be one. */
export function toFeedEntry(said: Said): FeedEntry {
  const { listing, partner, origin } = said;
  const used = text(listing, 'conditionKind') !== 'BRAND_NEW';
  const faults = faultsOf(said, used);
  if (faults.length > 0) return { ok: false, path: listing.path, title: listing.title, faults };
  const [first = '', ...more] = imageUrls(listing, origin);
  const color = EXTERIOR_COLORS.find(({ value }) => value === text(listing, 'exteriorColor'));
  const row: FeedRow = {
    id: listing.uniqueId,
    store_code: partner.storeCode,
    dealership_name: partner.name,
    dealership_address: addressLine(partner),
    vin: text(listing, 'vin'),
    price: `${((listing.price?.cents ?? 0) / 100).toFixed(2).replace(/\.00$/, '')} USD`,
    condition: used ? 'used' : 'new',
    make: listing.make ?? '',
    model: listing.model ?? '',
    trim: text(listing, 'trim'),
    year: String(listing.year ?? ''),
    mileage: listing.mileage === null ? '' : `${formatNumber(listing.mileage)} miles`,
    link: new URL(listing.path, origin).href,
    image_link: first,
    additional_image_link: more.slice(0, MORE_IMAGES).join(','),
    date_in_stock: listing.publishedAt?.slice(0, 10) ?? '',
    certified_pre_owned: text(listing, 'conditionKind') === 'CERTIFIED_PRE_OWNED' ? 'yes' : 'no',
    tracking_phone_number: formatPhone(partner.phone),
    exterior_color: color && color.value !== 'OTHER' ? color.label : '',
  };
  return { ok: true, row };
}
