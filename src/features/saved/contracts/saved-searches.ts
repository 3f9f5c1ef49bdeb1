import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../rules/schedule.ts';
import { MAX_SEARCH_NAME_LENGTH } from '../rules/search-name.ts';

const name = z.string().trim().min(1).max(MAX_SEARCH_NAME_LENGTH);
const frequency = z.enum(ALERT_FREQUENCIES).describe('INSTANT: within minutes; DAILY: mornings; WEEKLY: Fridays');
const query = z
  .string()
  .max(4000)
  .describe(
    'The search as in the address of its results: `make=Honda&price_max=12000`. What cannot be used is left out',
  );

export const createSavedSearchBody = z.strictObject({
  query,
  name: name.optional().describe('Made from the filters unless given'),
  frequency: frequency.default('DAILY'),
});

export const updateSavedSearchBody = z
  .strictObject({ query, name, frequency, paused: z.boolean() })
  .partial()
  .describe('Only what changes. Resuming, and other filters, start anew: what is listed from then on is new.');

const moment = z.iso.datetime();

/** A saved search as its person sees it. */
export const savedSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  path: z.string().describe('Where its results are'),
  words: z.array(z.string()).describe('The filters in words'),
  frequency,
  paused: z.boolean(),
  created_at: moment,
  last_run_at: moment.nullable(),
  last_sent_at: moment.nullable(),
  next_run_at: moment.nullable().describe('Null while paused'),
  found: z.int().describe('Listings announced so far'),
});
export const savedSearchList = z.object({ searches: z.array(savedSearchSchema) });
export const savedSearchTested = z.object({ to: z.string(), found: z.int().describe('Listings that fit today') });
