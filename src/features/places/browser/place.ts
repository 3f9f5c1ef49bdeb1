import { z } from 'zod';
import { persistedSlice } from '#platform/browser/persist.ts';

/** Where the visitor is, shared by islands and tabs; an empty ZIP code is unknown. `here.ts` reads it on every page. */
export const $place = persistedSlice(
  'place',
  z.object({
    zip: z.string(),
    city: z.string(),
    middle: z.object({ lat: z.number(), lng: z.number() }).optional(),
  }),
  { zip: '', city: '' },
);
