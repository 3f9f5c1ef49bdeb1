import { z } from 'zod';

/** Where somebody is, as a ZIP code; null where nothing tells it. */
export const guessedPlaceSchema = z.object({
  place: z
    .object({
      postcode: z.string(),
      city: z.string(),
      state: z.string().describe('Two letters'),
      latitude: z.number().nullable().describe('Of the middle of the ZIP code'),
      longitude: z.number().nullable(),
    })
    .nullable(),
});

export const guessedPlaceQuery = z.object({
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
});
