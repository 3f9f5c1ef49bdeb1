import { z } from 'zod';
import { SILENCES } from './rules/steps.ts';
import { evaluateQuery } from '#features/vehicles/contracts/services.ts';

/** The valuation's questions: they also say what keeps a price from having a badge. */
export const priceBandsQuery = evaluateQuery;

const cents = z.int();
export const priceBandsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bands'),
    market_cents: cents,
    basis: z.string().describe('What the market price rests on'),
    limits: z
      .object({ tooLow: cents, great: cents, good: cents, fair: cents, high: cents, tooHigh: cents })
      .describe('Cents; at or under `great` a price shows as a great deal, under `tooLow` as none'),
  }),
  z.object({ kind: z.literal('none'), reason: z.enum(SILENCES), message: z.string() }),
]);
export type PriceBandsAnswer = z.infer<typeof priceBandsSchema>;
