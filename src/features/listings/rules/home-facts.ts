import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { hasRooms } from './fields/property-gates.ts';
import type { Price } from './price.ts';
import { AMENITY_LABELS, type Amenity } from './property.ts';
import type { PublicListing } from './public.ts';

/** A figure with its unit, and the unit in full for who hears it. */
export type BigFact = { readonly figure: string; readonly unit: string; readonly said: string };

const SQ_FT_PER_ACRE = 43_560;

const count = (value: number | null, unit: string, one: string, many: string): BigFact[] =>
  value === null ? [] : [{ figure: value.toLocaleString('en-US'), unit, said: value === 1 ? one : many }];

const bedrooms = (value: number | null): BigFact[] =>
  value === 0
    ? [{ figure: 'Studio', unit: 'no bedroom', said: 'no bedroom' }]
    : count(value, 'bd', 'bedroom', 'bedrooms');

/** What each square foot of a home costs, and of land each acre; of what is let neither is usual. */
function unitPrice(price: Price | null, details: Answers): BigFact[] {
  if (!price || price.lease || price.cents === 0) return [];
  const area = numberAnswer(details, 'area');
  const acres = hasRooms(details) ? null : numberAnswer(details, 'lot');
  const per = (size: number) => formatMoney(price.cents / size, { currency: price.currency });
  if (area) return [{ figure: per(area), unit: '/sq ft', said: 'per square foot' }];
  // A lot of less than an acre says nothing by the acre.
  return acres && acres >= 1 ? [{ figure: per(acres), unit: '/acre', said: 'per acre' }] : [];
}

/** What is asked first about a home: bedrooms, bathrooms, size and what that comes to; of land its size. */
export function bigFactsOf({ details, price }: Pick<PublicListing, 'details' | 'price'>): BigFact[] {
  const lot = numberAnswer(details, 'lot');
  const size = hasRooms(details)
    ? [
        ...bedrooms(numberAnswer(details, 'bedrooms')),
        ...count(numberAnswer(details, 'bathrooms'), 'ba', 'bathroom', 'bathrooms'),
        ...count(numberAnswer(details, 'area'), 'sq ft', 'square feet', 'square feet'),
      ]
    : count(lot, (lot ?? 0) > 1 ? 'acres' : 'acre', 'acre', 'acres');
  return [...size, ...unitPrice(price, details)];
}

/** `0.21 acre`, and what is small in square feet beside it. */
export function lotText(acres: number): string {
  const size = `${acres.toLocaleString('en-US')} ${acres > 1 ? 'acres' : 'acre'}`;
  return acres >= 0.5 ? size : `${size} (${formatNumber(Math.round((acres * SQ_FT_PER_ACRE) / 10) * 10)} sq ft)`;
}

/** Amenities by where they are; the groups' names are in `words/homes.ts`. */
const AMENITY_GROUPS = {
  indoors: ['AIR_CONDITIONING', 'FIREPLACE', 'BASEMENT', 'STORAGE', 'FURNISHED'],
  appliances: ['DISHWASHER', 'WASHER_DRYER', 'LAUNDRY_HOOKUPS'],
  outdoors: ['YARD', 'BALCONY', 'POOL'],
  parking: ['PARKING', 'GARAGE', 'EV_CHARGING'],
  building: ['ELEVATOR', 'STEP_FREE', 'GYM'],
  utilities: ['UTILITIES', 'INTERNET', 'SOLAR'],
} as const satisfies Readonly<Record<string, readonly Amenity[]>>;
export type AmenityGroup = keyof typeof AMENITY_GROUPS;

export const amenitiesOf = ({ amenities }: Answers): readonly string[] => (Array.isArray(amenities) ? amenities : []);

/** The groups that a home has something of. */
export function featureGroups(details: Answers): { group: AmenityGroup; labels: string[] }[] {
  const has = new Set(amenitiesOf(details));
  const groups = Object.entries(AMENITY_GROUPS) as [AmenityGroup, readonly Amenity[]][];
  return groups
    .map(([group, all]) => ({ group, labels: all.filter((one) => has.has(one)).map((one) => AMENITY_LABELS[one]) }))
    .filter(({ labels }) => labels.length > 0);
}

/** Sellers and landlords of homes from before 1978 owe a lead paint disclosure: federal law. */
export const owesLeadDisclosure = (details: Answers): boolean =>
  hasRooms(details) && textAnswer(details, 'homeType') !== '' && (numberAnswer(details, 'yearBuilt') ?? 1978) < 1978;
