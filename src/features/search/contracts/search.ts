import { z } from 'zod';

/** What people may type into the search field: makes, models and trims that are for sale, most first. */
export const vocabularySchema = z.array(
  z.object({
    make: z.string(),
    count: z.int(),
    models: z.array(z.object({ model: z.string(), count: z.int(), trims: z.array(z.string()) })),
  }),
);
export type Vocabulary = z.infer<typeof vocabularySchema>;
