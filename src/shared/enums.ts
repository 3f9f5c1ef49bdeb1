/**
 * Every enumeration of the product, declared once. A list is the source; its zod schema and its type are derived
 * with `z.enum(LIST)` and `(typeof LIST)[number]` by whoever needs them.
 */

export const LISTING_CATEGORIES = [
  'VEHICLE',
  'GARAGE',
  'GARAGE_ITEM',
  'PROPERTY',
  'PROPERTY_RENTAL',
  'PROPERTY_OWNER',
  'PROPERTY_OPEN',
  'OTHER',
] as const;
export type ListingCategory = (typeof LISTING_CATEGORIES)[number];

/** The second family of category names: what a visitor came to do. */
export const REQUEST_CATEGORIES = [
  'CASH',
  'TRADE',
  'CLAIM',
  'GARAGE',
  'PROPERTY',
  'PROPERTY_RENTAL',
  'PROPERTY_OWNER',
  'PROPERTY_OPEN',
  'OTHER',
] as const;
export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];

export const VEHICLE_SOURCES = ['LICENSE_PLATE', 'VIN', 'MANUAL', 'EXTERNAL'] as const;
export type VehicleSource = (typeof VEHICLE_SOURCES)[number];

export const VEHICLE_TYPES = ['CARS', 'RVS', 'MOTORCYCLES', 'BOATS', 'POWERSPORTS', 'OTHERS'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** What the owner may change in place on the listing's own page. */
export const EDIT_FIELDS = ['mileage', 'condition', 'location', 'price', 'description'] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

export const DETAIL_SECTIONS = ['condition', 'accessories', 'health'] as const;
export type DetailSection = (typeof DETAIL_SECTIONS)[number];

export const ROLES = ['BUYER', 'SELLER'] as const;
export type Role = (typeof ROLES)[number];

/** Who signs up. DEALERSHIP is a partner type; OPERATOR is never chosen, only granted. */
export const ACCOUNT_TYPES = ['SELLER', 'BUYER', 'DEALERSHIP'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const DRIVE_TYPES = ['FWD', 'RWD', 'AWD', '4WD'] as const;
export type DriveType = (typeof DRIVE_TYPES)[number];

export const FUELS = ['DIESEL', 'ELECTRIC', 'GASOLINE', 'FLEX', 'HYBRID', 'PETROL', 'PLUGIN_HYBRID'] as const;
export type Fuel = (typeof FUELS)[number];

export const BODIES = [
  'COUPE',
  'TRUCK',
  'VAN',
  'SEDAN',
  'HATCHBACK',
  'SUV',
  'CONVERTIBLE',
  'WAGON',
  'MINIVAN',
  'PICKUP',
  'OTHER',
] as const;
export type Body = (typeof BODIES)[number];

export const TRANSMISSIONS = ['AUTOMATIC', 'MANUAL', 'CVT', 'OTHER'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

export const CONDITION_GRADES = ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR'] as const;
export type ConditionGrade = (typeof CONDITION_GRADES)[number];

export const CONDITION_KINDS = ['BRAND_NEW', 'CERTIFIED_PRE_OWNED', 'PRE_OWNED'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const CURRENCIES = ['USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CONTACT_METHODS = ['PHONE', 'EMAIL'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const AVAILABILITY_TYPES = ['SPECIFIC_DATES', 'APPOINTMENT'] as const;
export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];

export const SALE_TYPES = ['PHYSICAL_SALE', 'ONLINE_SALE'] as const;
export type SaleType = (typeof SALE_TYPES)[number];

export const LISTING_KINDS = ['SALE', 'RENT'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export const LEASE_TERMS = [
  'MONTH_TO_MONTH',
  'SIX_MONTHS',
  'TWELVE_MONTHS',
  'TWENTY_FOUR_MONTHS',
  'NEGOTIABLE',
] as const;
export type LeaseTerm = (typeof LEASE_TERMS)[number];

export const INTENTS = ['NOW', 'LATER', 'JUST_LOOKING', 'CASH_OFFER', 'TRADE_IN', 'PRIVATE_SALE'] as const;
export type Intent = (typeof INTENTS)[number];

export const TIMINGS = ['NOW', 'WEEKS', 'NEVER'] as const;
export type Timing = (typeof TIMINGS)[number];

export const FLOW_TYPES = ['DEFAULT', 'STICKER_VALUATION', 'STICKER_ASSIGN'] as const;
export type FlowType = (typeof FLOW_TYPES)[number];

export const LISTING_ORIGINS = ['INTERNAL', 'HYBRID', 'EXTERNAL'] as const;
export type ListingOrigin = (typeof LISTING_ORIGINS)[number];

export const LOOKUP_STAGES = ['INITIAL', 'NOT_FOUND', 'RETRY', 'FORGOT', 'UNABLE'] as const;
export type LookupStage = (typeof LOOKUP_STAGES)[number];

export const LOOKUP_VIEWS = ['INITIAL', 'SHOW_ZIPFORM', 'SHOW_LICENSEFORM', 'SHOW_MAP'] as const;
export type LookupView = (typeof LOOKUP_VIEWS)[number];

export const LISTING_STATUSES = [
  'NEW',
  'SENT',
  'SOLD',
  'LEAD',
  'PUBLISHED',
  'RESERVED',
  'PUBLISHED_AND_NOT_LISTED',
  'INACTIVE',
  'ARCHIVED',
  'DRAFT',
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** What a seller says when a listing ends. */
export const SALE_OUTCOMES = ['SOLD_HERE', 'SOLD_ELSEWHERE', 'NOT_SOLD'] as const;
export type SaleOutcome = (typeof SALE_OUTCOMES)[number];

/** Titles a car can carry; only CLEAN is assumed nowhere. */
export const TITLE_STATES = ['CLEAN', 'SALVAGE', 'REBUILT', 'LIEN', 'NONE'] as const;
export type TitleState = (typeof TITLE_STATES)[number];

export const SESSION_STATUSES = ['loading', 'authenticated', 'unauthenticated'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];
