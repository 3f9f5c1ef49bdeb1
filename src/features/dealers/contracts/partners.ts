import { z } from 'zod';
import { SEARCH } from '#shared/constants.ts';
import { hoursSchema } from '../rules/opening-hours.ts';

const PARTNER_TYPES = ['DEALERSHIP'] as const;

const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);

export const partnerQuery = z.strictObject({
  limit: given(z.coerce.number().int().min(1).max(SEARCH.partnerLimit).default(SEARCH.partnerLimit)),
  postcode: given(z.string().max(10).optional()).describe('Nearest to this ZIP first'),
  partner_type: given(z.enum(PARTNER_TYPES).default('DEALERSHIP')),
});

/** A dealership as anyone may see it. Its address and number are public because it said so. */
const partnerView = z.object({
  id: z.uuid(),
  partner_type: z.enum(PARTNER_TYPES),
  name: z.string(),
  slug: z.string(),
  path: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.literal('US'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().describe('E.164'),
  website: z.string().nullable(),
  about: z.string(),
  hours: hoursSchema.describe('By day; a day that is missing is closed'),
  logo: z.string().nullable().describe('Path of the logo as a JPEG'),
  stock: z.int().describe('Things for sale'),
  miles: z.number().nullable().describe('From the ZIP that was asked for'),
});
export type PartnerView = z.infer<typeof partnerView>;

export const partnerList = z.object({ partners: z.array(partnerView) });
