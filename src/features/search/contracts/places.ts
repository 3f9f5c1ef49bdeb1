import { z } from 'zod';

/** A ZIP and where it is. Coordinates are degrees, null for military post offices. */
export const placeSchema = z.object({
  postcode: z.string(),
  city: z.string(),
  state: z.string().describe('Two letters'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
