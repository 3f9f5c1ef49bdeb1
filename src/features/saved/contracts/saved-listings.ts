import { z } from 'zod';
import { MAX_HEARTS } from '../rules/hearts.ts';

/** Specification 7: the "saved" body of `PATCH /api/leads/{id}`. */
export const savedBody = z.strictObject({ saved: z.boolean() });
export const savedSchema = z.object({ id: z.uuid(), saved: z.boolean() });

/** A date beyond the year 9999 is no date. */
const moment = z.int().min(0).max(253_402_300_799_999);

export const mergeSavedBody = z.strictObject({
  hearts: z
    .array(z.strictObject({ id: z.uuid(), at: moment.describe('When it was saved, in milliseconds since 1970') }))
    .max(MAX_HEARTS),
});

export const savedIdsSchema = z.object({ ids: z.array(z.uuid()).describe('The latest saved first') });
