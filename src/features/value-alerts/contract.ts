import { z } from 'zod';
import { evaluateQuery } from '#features/vehicles/contracts/services.ts';

/** What is valued, as for the valuation, and what it is called. The plate is not asked: it is not kept. */
export const followValueBody = evaluateQuery
  .omit({ plate: true, country_code: true, country_state_code: true })
  .extend({ title: z.string().trim().min(1).max(120) });
export const valueFollowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  paused: z.boolean(),
  next_at: z.iso.datetime(),
});
export type ValueFollowAnswer = z.infer<typeof valueFollowSchema>;
