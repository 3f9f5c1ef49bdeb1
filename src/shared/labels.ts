import type {
  AvailabilityType,
  Body,
  ConditionGrade,
  ConditionKind,
  ContactMethod,
  Currency,
  DriveType,
  EditField,
  Fuel,
  Intent,
  LeaseTerm,
  ListingKind,
  Role,
  SaleType,
  Timing,
  TitleState,
  Transmission,
  VehicleSource,
  VehicleType,
} from './enums.ts';

/** What a choice list draws. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export const VEHICLE_TYPE_LABELS: Readonly<Record<VehicleType, string>> = {
  CARS: 'Car or truck',
  RVS: 'RV',
  MOTORCYCLES: 'Motorcycle',
  BOATS: 'Boat',
  POWERSPORTS: 'Powersports',
  OTHERS: 'Other vehicle',
};

export const VEHICLE_SOURCE_LABELS: Readonly<Record<VehicleSource, string>> = {
  LICENSE_PLATE: 'License plate',
  VIN: 'VIN',
  MANUAL: 'Entered by seller',
  EXTERNAL: 'Another website',
};

export const EDIT_FIELD_LABELS: Readonly<Record<EditField, string>> = {
  mileage: 'Mileage',
  condition: 'Condition',
  location: 'Location',
  price: 'Price',
  description: 'Description',
};

export const ROLE_LABELS: Readonly<Record<Role, string>> = { BUYER: 'Buyer', SELLER: 'Seller' };

export const DRIVE_LABELS: Readonly<Record<DriveType, string>> = {
  FWD: 'Front-wheel drive',
  RWD: 'Rear-wheel drive',
  AWD: 'All-wheel drive',
  '4WD': 'Four-wheel drive',
};

export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  DIESEL: 'Diesel',
  ELECTRIC: 'Electric',
  GASOLINE: 'Gasoline',
  FLEX: 'Flex fuel',
  HYBRID: 'Hybrid',
  PETROL: 'Gas',
  PLUGIN_HYBRID: 'Plug-in hybrid',
};

export const BODY_LABELS: Readonly<Record<Body, string>> = {
  COUPE: 'Coupe',
  TRUCK: 'Truck',
  VAN: 'Van',
  SEDAN: 'Sedan',
  HATCHBACK: 'Hatchback',
  SUV: 'SUV',
  CONVERTIBLE: 'Convertible',
  WAGON: 'Wagon',
  MINIVAN: 'Minivan',
  PICKUP: 'Pickup',
  OTHER: 'Other',
};

export const TRANSMISSION_LABELS: Readonly<Record<Transmission, string>> = {
  AUTOMATIC: 'Automatic',
  MANUAL: 'Manual',
  CVT: 'CVT',
  OTHER: 'Other',
};

export const GRADE_LABELS: Readonly<Record<ConditionGrade, string>> = {
  EXCELLENT: 'Excellent',
  VERY_GOOD: 'Very Good',
  GOOD: 'Good',
  FAIR: 'Fair',
};

/** The longer words for a grade, shown under its label. */
export const GRADE_HINTS: Readonly<Record<ConditionGrade, string>> = {
  EXCELLENT: 'New',
  VERY_GOOD: 'Used, like new',
  GOOD: 'Used, good',
  FAIR: 'Used, fair',
};

export const CONDITION_KIND_LABELS: Readonly<Record<ConditionKind, string>> = {
  BRAND_NEW: 'Brand new',
  CERTIFIED_PRE_OWNED: 'Certified pre-owned',
  PRE_OWNED: 'Pre-owned',
};

export const CURRENCY_LABELS: Readonly<Record<Currency, string>> = { USD: 'US dollar', EUR: 'Euro' };

export const CONTACT_METHOD_LABELS: Readonly<Record<ContactMethod, string>> = { PHONE: 'Text', EMAIL: 'Email' };

/** How people may come to see a thing. */
export const VIEWING_LABELS: Readonly<Record<AvailabilityType, string>> = {
  SPECIFIC_DATES: 'On certain days',
  APPOINTMENT: 'By appointment',
};

export const SALE_TYPE_LABELS: Readonly<Record<SaleType, string>> = {
  PHYSICAL_SALE: 'In person',
  ONLINE_SALE: 'Online',
};

export const LISTING_KIND_LABELS: Readonly<Record<ListingKind, string>> = { SALE: 'For sale', RENT: 'For rent' };

/** The names of lease terms in choice lists; `lease.ts` has the short form that stands behind a price. */
export const LEASE_TERM_LABELS: Readonly<Record<LeaseTerm, string>> = {
  MONTH_TO_MONTH: 'Month-to-month',
  SIX_MONTHS: '6 months',
  TWELVE_MONTHS: '12 months',
  TWENTY_FOUR_MONTHS: '24 months',
  NEGOTIABLE: 'Negotiable',
};

export const INTENT_LABELS: Readonly<Record<Intent, string>> = {
  NOW: 'Sell now',
  LATER: 'Sell later',
  JUST_LOOKING: 'Just looking',
  CASH_OFFER: 'Get a cash offer',
  TRADE_IN: 'Trade it in',
  PRIVATE_SALE: 'Sell it myself',
};

export const TIMING_LABELS: Readonly<Record<Timing, string>> = {
  NOW: 'Right away',
  WEEKS: 'In a few weeks',
  NEVER: 'Not sure yet',
};

export const TITLE_STATE_LABELS: Readonly<Record<TitleState, string>> = {
  CLEAN: 'Clean',
  SALVAGE: 'Salvage',
  REBUILT: 'Rebuilt',
  LIEN: 'Lien',
  NONE: 'No title',
};

/** A labels record as a choice list, in the record's order: `toOptions(FUEL_LABELS)`. */
export function toOptions<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
