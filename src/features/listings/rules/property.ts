import type { ListingCategory } from '#shared/enums.ts';

/** The three things one does with a home here. Each is a listing category of its own. */
export const PROPERTY_KINDS = [
  'PROPERTY_RENTAL',
  'PROPERTY_OWNER',
  'PROPERTY_OPEN',
] as const satisfies ListingCategory[];
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

export const PROPERTY_KIND_LABELS: Readonly<Record<PropertyKind, string>> = {
  PROPERTY_RENTAL: 'Rent it out',
  PROPERTY_OWNER: 'Sell it yourself',
  PROPERTY_OPEN: 'Host an open house',
};

export const HOME_TYPE_LABELS = {
  HOUSE: 'House',
  APARTMENT: 'Apartment',
  CONDO: 'Condo',
  TOWNHOUSE: 'Townhouse',
  MULTI_FAMILY: 'Multi-family',
  MANUFACTURED: 'Manufactured home',
  LAND: 'Land',
  OTHER: 'Other',
} as const;
export type HomeType = keyof typeof HOME_TYPE_LABELS;

/** Facts about the building's rules. Assistance animals are not pets under federal law. */
export const PET_POLICY_LABELS = {
  NO_PETS: 'No pets',
  CATS: 'Cats only',
  DOGS: 'Dogs only',
  CATS_AND_DOGS: 'Cats and dogs',
  ASK: 'Ask about pets',
} as const;

export const AMENITY_LABELS = {
  AIR_CONDITIONING: 'Air conditioning',
  WASHER_DRYER: 'Washer and dryer',
  LAUNDRY_HOOKUPS: 'Laundry hookups',
  DISHWASHER: 'Dishwasher',
  PARKING: 'Off-street parking',
  GARAGE: 'Garage',
  EV_CHARGING: 'EV charging',
  YARD: 'Yard',
  BALCONY: 'Balcony or patio',
  POOL: 'Pool',
  GYM: 'Gym',
  ELEVATOR: 'Elevator',
  STEP_FREE: 'Step-free entrance',
  FIREPLACE: 'Fireplace',
  BASEMENT: 'Basement',
  STORAGE: 'Storage',
  FURNISHED: 'Furnished',
  INTERNET: 'Internet included',
  UTILITIES: 'Utilities included',
  SOLAR: 'Solar panels',
} as const;
export type Amenity = keyof typeof AMENITY_LABELS;

/** How long one visit of an open house lasts; 0 is the whole opening as one visit. Minutes, as texts of a choice. */
export const VISIT_LABELS = {
  '0': 'No, stop by anytime',
  '15': '15 minutes each',
  '20': '20 minutes each',
  '30': '30 minutes each',
  '60': '1 hour each',
} as const;
