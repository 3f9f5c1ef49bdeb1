import { z } from 'zod';
import { EXAMPLE, MAX_RATE } from '../../rules/costs/payment.ts';
import { persistedSlice } from '#platform/browser/persist.ts';

const schema = z.object({
  downCents: z.number().int().min(0).nullable(),
  ratePercent: z.number().min(0).max(MAX_RATE),
  months: z.number().int().min(1).max(120),
  /** Where the vehicle will be registered; null follows the listing. */
  state: z.string().length(2).nullable(),
});

/** How this visitor would pay, kept in this browser alone and used on every listing. */
export const $financing = persistedSlice('financing', schema, { ...EXAMPLE, state: null });
