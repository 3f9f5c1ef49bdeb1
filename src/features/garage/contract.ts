import { z } from 'zod';
import { answerChanges } from '#features/listings/contract.ts';

export const addItemBody = z
  .strictObject({
    key: z.uuid().describe('Names the item on the device it was entered on; sent twice, it is there once'),
    answers: answerChanges,
  })
  .describe('One thing of a garage sale');

export const sellItemBody = z.strictObject({ count: z.int().min(1).max(999).default(1) });

/** A thing of one's own sale. */
const ownItemSchema = z.object({
  id: z.uuid(),
  unique_id: z.string(),
  key: z.uuid().nullable(),
  status: z.string(),
  title: z.string(),
  price_cents: z.int().nullable(),
  quantity: z.int(),
  path: z.string().nullable(),
  photo: z.boolean().describe('Whether a finished photo is there'),
});
export const ownItemsSchema = z.object({ items: z.array(ownItemSchema) });
export type OwnItems = z.infer<typeof ownItemsSchema>;
