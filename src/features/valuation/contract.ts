import { z } from 'zod';
import { evaluateQuery, marketSchema } from '#features/vehicles/contracts/services.ts';

/** The valuation's questions, and what else keeps a price from having a badge. */
export const priceBandsQuery = evaluateQuery.extend({
  engine_runs: z.enum(['true', 'false']).optional(),
  damage: z.string().max(200).optional().describe('Places with damage, joined by commas'),
});

/** The same that a valuation carries as its `market`. */
export const priceBandsSchema = marketSchema;
export type PriceBandsAnswer = z.infer<typeof priceBandsSchema>;
