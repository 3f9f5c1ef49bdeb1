import { z } from 'zod';
import { LISTING_CATEGORIES, LISTING_ORIGINS } from '#shared/enums.ts';
import { SCAN_RESULTS, SCAN_STATES, SCAN_STEPS } from './rules/resolution.ts';
import { CODE_STATES } from '#features/sticker-codes/rules/sticker-state.ts';

/** A code in an address: in any letter case, with or without prefix and hyphens. */
export const codeParams = z.object({ id: z.string().min(1).max(200).describe('The code, as printed or as a UUID') });

const listingRef = z.string().max(40).describe('The UUID or the ten-character unique_id of my listing');
const outside = z.string().max(2_048).describe('A web address; https:// is added when it is missing');

/** What a code leads to. At least one of the two; null takes it away. */
export const assignCodeBody = z
  .strictObject({
    listingId: listingRef.nullish(),
    externalURL: outside.nullish(),
    move: z.boolean().optional().describe('Take it off another listing of mine that is still up'),
  })
  .refine(({ listingId, externalURL }) => listingId !== undefined || externalURL !== undefined, 'nothing-to-do');

/** Specification 3: a lead as a scan sees it. */
export const leadByCode = z.object({
  id: z.uuid(),
  subject: z.string(),
  listingId: z.uuid().nullable(),
  externalURL: z.string().nullable(),
  path: z.string().nullable(),
  fingerprint: z.string(),
  car: z
    .object({
      year: z.int().nullable(),
      make: z.string().nullable(),
      model: z.string().nullable(),
      postcode: z.string().nullable(),
      postcodeState: z.string().nullable(),
    })
    .nullable(),
  listing: z
    .object({
      request_type: z.enum(LISTING_CATEGORIES),
      details: z.object({ source_category: z.enum(LISTING_ORIGINS), external_url: z.string().nullable() }),
    })
    .nullable(),
});
export type LeadByCode = z.infer<typeof leadByCode>;

/** `GET /q/{id}/data`. What it holds is told while it is public, or to its owner. */
export const qrData = z.object({
  id: z.uuid(),
  code: z.string(),
  fingerprint: z.string().describe('Six characters printed under the code'),
  product: z.string().nullable(),
  state: z.enum(SCAN_STATES),
  result: z.enum(SCAN_RESULTS),
  destination: z.string().describe('The page a scan leads to'),
  next: z.array(z.enum(SCAN_STEPS)).describe('What can be done there'),
  mine: z.boolean(),
  listingId: z.uuid().nullable(),
  externalURL: z.string().nullable(),
});
export type QrData = z.infer<typeof qrData>;

export const codeSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  fingerprint: z.string(),
  state: z.enum(CODE_STATES),
  listingId: z.uuid().nullable(),
  externalURL: z.string().nullable(),
});
export type CodeSchema = z.infer<typeof codeSchema>;

const counts = { people: z.int(), clicks: z.int(), bots: z.int() };

export const countersSchema = z.object({
  id: z.uuid(),
  views: z.object({ total: z.int(), week: z.int() }).describe('Looks at the listing’s page, however people came'),
  scans: z.object(counts).describe('People once a day each; clicks on links apart; programs every time'),
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  codes: z.array(z.object({ id: z.string(), fingerprint: z.string(), ...counts })),
});

export const groupSchema = z.object({
  id: z.uuid(),
  listingId: z.uuid(),
  title: z.string(),
  codes: z.array(codeSchema),
});
export type GroupSchema = z.infer<typeof groupSchema>;

export const groupList = z.object({ groups: z.array(groupSchema) });
export const groupQuery = z.object({ listingId: listingRef.optional() });
export const createGroupBody = z.strictObject({ id: listingRef });
export const addToGroupBody = z.strictObject({ qrCodeId: z.string().min(1).max(200), move: z.boolean().optional() });
export const groupParams = z.object({ qrGroupId: z.string().max(40) });
export const memberParams = groupParams.extend({ qrCodeId: z.string().min(1).max(200) });
