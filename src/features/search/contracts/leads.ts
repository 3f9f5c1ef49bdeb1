import { z } from 'zod';
import { DEAL_STEPS } from '#features/valuation/rules/steps.ts';
import {
  BODIES,
  CONDITION_GRADES,
  CURRENCIES,
  LEASE_TERMS,
  LISTING_CATEGORIES,
  LISTING_ORIGINS,
  LISTING_STATUSES,
  SALE_TYPES,
  VEHICLE_TYPES,
} from '#shared/enums.ts';
import { GOODS } from '#features/listings/rules/goods.ts';
import { isValidDay } from '#shared/days.ts';
import { HOME_TYPE_LABELS, type HomeType } from '#features/listings/rules/property.ts';
import { splitList } from '#shared/query-string.ts';
import { parseBounds } from '../rules/bounds.ts';
import { FEATURES } from '../rules/features.ts';
import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_PER_PAGE,
  MAX_VALUES,
  NUMBERED_ROWS,
  PER_PAGE,
  WIDEST_RADIUS,
} from '../rules/filters.ts';
import { SORTS } from '../rules/sort.ts';
import { US_STATES, US_TERRITORIES } from '#shared/us-states.ts';
import { ALL_CLASSES } from '#features/vehicles/rules/vehicle-classes.ts';

/** Nothing between `=` and `&` is no filter. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);
const count = z.coerce.number().int();
/** Beyond two thousand million no column reaches. */
const amount = given(count.min(0).max(2_000_000_000).optional());

/** Several values, joined by commas or each with the name of its own: `make=Honda,Kia` is `make=Honda&make=Kia`. */
const list = <Entry extends z.ZodType>(entry: Entry, prepare: (text: string) => string = (text) => text) =>
  z.preprocess(
    (said) => [said].flat().flatMap((text) => splitList(String(text ?? '')).map((one) => prepare(one.trim()))),
    z.array(entry).max(MAX_VALUES),
  );
const name = z.string().min(1).max(MAX_NAME_LENGTH);
const upper = (text: string) => text.toUpperCase();
const STATES = [...US_STATES, ...US_TERRITORIES].map(({ code }) => code);
const HOME_TYPES = Object.keys(HOME_TYPE_LABELS) as HomeType[];
const day = given(z.string().refine(isValidDay).optional());
const miles = given(count.min(0).max(WIDEST_RADIUS).optional());

/**
 * Filters of the public lists. Values that are absent or empty filter nothing; one that cannot be meant is an error.
 * The names are those of `domain/search/filters`.
 */
export const leadQuery = z.strictObject({
  q: given(z.string().max(MAX_TEXT_LENGTH).optional()).describe(
    'Words that must all be there; typing errors are mended',
  ),
  category: list(z.enum(LISTING_CATEGORIES), upper),
  vehicle_type: list(z.enum(VEHICLE_TYPES), upper),
  vehicle_class: list(z.enum(ALL_CLASSES.map(({ value }) => value)), upper).describe('Type of RV, boat and so on'),
  make: list(name),
  model: list(name),
  style: list(z.enum(BODIES), upper).describe('Body style'),
  home_type: list(z.enum(HOME_TYPES), upper),
  lease: list(z.enum(LEASE_TERMS), upper),
  sale_type: list(z.enum(SALE_TYPES), upper),
  goods: list(z.enum(GOODS), upper).describe('What a garage sale has; one of them is enough'),
  features: list(z.enum(FEATURES), upper).describe('Pets and amenities; all of them have to be there'),
  state: list(z.enum(STATES), upper).describe('Two letters'),
  condition: list(z.enum(CONDITION_GRADES), upper),
  deal: list(z.enum(DEAL_STEPS), upper).describe('Badge of the price'),
  price_min: amount,
  price_max: amount,
  mileage_min: amount,
  mileage_max: amount,
  year_min: amount,
  year_max: amount,
  hours_min: amount,
  hours_max: amount,
  length_min: amount.describe('Feet'),
  length_max: amount.describe('Feet'),
  sqft_min: amount,
  sqft_max: amount,
  beds_min: given(count.min(0).max(99).optional()),
  baths_min: given(z.coerce.number().min(0).max(99).multipleOf(0.5).optional()),
  date_min: day.describe('The first day on which one may come, as 2026-11-21'),
  date_max: day,
  bounds: given(
    z
      .string()
      .refine((text) => parseBounds(text) !== undefined)
      .transform((text) => parseBounds(text))
      .optional(),
  ).describe('Part of the map in degrees: west,south,east,north'),
  postcode: given(
    z
      .string()
      .regex(/^\d{5}(-\d{4})?$/)
      .transform((zip) => zip.slice(0, 5))
      .optional(),
  ).describe('Nearest to this ZIP first'),
  radius_min: miles.describe('Miles from the ZIP'),
  radius_max: miles.describe('Miles from the ZIP'),
  has_stock_photo: given(z.enum(['true', 'false', '1', '0']).optional())
    .transform((said): true | undefined => (said === 'true' || said === '1' ? true : undefined))
    .describe('Only listings with pictures'),
  sort_by: given(z.enum(SORTS).optional()).describe('By default the best match, the nearest or the newest'),
  page: given(count.min(1).max(NUMBERED_ROWS).default(1)),
  cursor: given(
    z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional(),
  ).describe('`next_cursor` of the page before; counts instead of `page` and reaches any depth'),
  per_page: given(count.min(1).max(MAX_PER_PAGE).default(PER_PAGE)),
  facets: given(z.enum(['true', 'false', '1', '0']).optional())
    .transform((said) => said === 'true' || said === '1')
    .describe('Also count the choices of every filter'),
});

/** The same for somebody signed in, who may ask for their own alone. */
export const signedInLeadQuery = leadQuery.extend({
  mine: given(z.enum(['true', 'false', '1', '0']).optional())
    .transform((said) => said === 'true' || said === '1')
    .describe('Everything I have instead, drafts too; needs the token, and filters do not apply'),
});

/** A listing as anyone may see it: no name, address, VIN or number that its seller did not choose to show. */
export const leadView = z.object({
  id: z.uuid(),
  unique_id: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  status: z.enum(LISTING_STATUSES),
  origin: z.enum(LISTING_ORIGINS),
  external_url: z.string().nullable(),
  title: z.string(),
  path: z.string(),
  description: z.string(),
  price: z.object({ cents: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
  place: z.object({
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string(),
  }),
  vehicle_type: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  mileage: z.int().nullable(),
  details: z.record(z.string(), z.unknown()),
  photos: z.array(z.looseObject({ id: z.string() })),
  deal: z
    .object({
      step: z.enum(DEAL_STEPS).nullable().describe('Null when there is no badge'),
      label: z.string().nullable(),
      reason: z.string().describe('What the badge rests on, or why there is none'),
      market_cents: z.int().nullable(),
    })
    .nullable(),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type LeadView = z.infer<typeof leadView>;

const facet = z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() });
const facets = z.object({
  category: z.array(facet),
  vehicle_type: z.array(facet),
  vehicle_class: z.array(facet),
  make: z.array(facet),
  model: z.array(facet),
  style: z.array(facet),
  home_type: z.array(facet),
  lease: z.array(facet),
  sale_type: z.array(facet),
  goods: z.array(facet),
  features: z.array(facet),
  state: z.array(facet),
  condition: z.array(facet),
  deal: z.array(facet),
  photos: z.int(),
});

export const leadList = z.object({
  leads: z.array(leadView.extend({ miles: z.number().nullable().describe('From the ZIP that was asked for') })),
  total: z.int(),
  total_capped: z.boolean().describe('Whether there are more than `total`'),
  sort_by: z.enum(SORTS),
  next_cursor: z.string().nullable(),
  corrected: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe('What was searched for instead, when nothing was found as it was typed'),
  facets: facets.optional(),
});
