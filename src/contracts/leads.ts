import { z } from 'zod';
import { BODIES, CURRENCIES, LISTING_CATEGORIES, LISTING_ORIGINS, LISTING_STATUSES } from '#domain/enums.ts';

/** Nothing between `=` and `&` is no filter. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);
/** Beyond two thousand million no column reaches. */
const count = z.coerce.number().int().max(2_000_000_000);
const amount = given(count.min(0).optional());

/** Filters of the public lists. Values that are absent or empty filter nothing. */
export const leadQuery = z.strictObject({
  make: z.string().max(60).optional(),
  model: z.string().max(60).optional(),
  state: z.string().max(2).optional(),
  price_min: amount,
  price_max: amount,
  year_min: amount,
  year_max: amount,
  mileage_min: amount,
  mileage_max: amount,
  style: given(z.enum(BODIES).optional()).describe('Body style'),
  q: z.string().max(200).optional(),
  postcode: z.string().max(10).optional().describe('Nearest to this ZIP first'),
  per_page: given(count.min(1).max(60).default(24)),
  page: given(count.min(1).max(1000).default(1)),
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
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type LeadView = z.infer<typeof leadView>;

export const leadList = z.object({ leads: z.array(leadView), total: z.int() });
