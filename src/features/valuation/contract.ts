import type { z } from 'zod';
import { evaluateQuery, marketSchema } from '#features/vehicles/contracts/services.ts';

/** The valuation's questions: they also say what keeps a price from having a badge. */
export const priceBandsQuery = evaluateQuery;

/** The same that a valuation carries as its `market`. */
export const priceBandsSchema = marketSchema;
export type PriceBandsAnswer = z.infer<typeof priceBandsSchema>;
