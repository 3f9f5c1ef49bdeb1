import { z } from 'zod';

export const hinQuery = z.object({
  hin: z.string().max(200).default('').describe('12 characters; spaces, hyphens and US- in front are left out'),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Enter a 4-digit year.')
    .transform(Number)
    .optional()
    .describe('The model year somebody claims, to compare'),
});

/** What a hull identification number tells (33 CFR 181.25). Nothing is looked up or kept. */
export const hinSchema = z.object({
  hin: z.string(),
  maker_code: z.string().describe('The builder or importer, as the US Coast Guard codes them'),
  serial: z.string(),
  format: z
    .enum(['current', 'model-year', 'straight'])
    .describe('current since August 1984; before that, with the model year or with the date alone'),
  model_year: z.int().nullable(),
  built: z.string().describe('Month it was begun or certified, 1985-04'),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
