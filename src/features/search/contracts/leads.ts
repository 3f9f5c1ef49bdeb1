import { z } from 'zod';
import { DEAL_STEPS } from '#features/valuation/rules/steps.ts';
import { CURRENCIES, LEASE_TERMS, LISTING_CATEGORIES, LISTING_ORIGINS, LISTING_STATUSES } from '#shared/enums.ts';
import { LIST_KEYS, MAX_PER_PAGE, NUMBERED_ROWS, PER_PAGE } from '../rules/filters.ts';
import type { ListKey } from '../rules/filters-by-kind.ts';
import { SORTS } from '../rules/sort.ts';
import { count, filterShape, given } from './filters.ts';

/**
 * Filters of the public lists. Values that are absent or empty filter nothing; one that cannot be meant is an error.
 * The names are those of `search/rules/filter-records`.
 */
export const leadQuery = z.strictObject({
  ...filterShape,
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
  price: z
    .object({
      cents: z.int().describe('Of what is for rent, the rent of one month'),
      currency: z.enum(CURRENCIES),
      lease: z.enum(LEASE_TERMS).optional().describe('Only of what is for rent: how long the lease runs'),
    })
    .nullable(),
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
  ...(Object.fromEntries(LIST_KEYS.map((key) => [key, z.array(facet)])) as Record<ListKey, z.ZodArray<typeof facet>>),
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
