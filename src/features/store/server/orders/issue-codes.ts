import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { MAX_CODES_PER_CALL, mintCodes } from '#features/stickers/server/index.ts';

const { storeOrderLines } = schema;

/**
 * Makes the codes of an order: one blank code for each piece, with its product's prefix, a batch for each line. Runs in
 * the transaction that records the order and only there, which is what makes it happen once.
 */
export async function issueCodes(ctx: Ctx, tx: Transaction, orderId: string): Promise<void> {
  const lines = await tx
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, orderId))
    .orderBy(asc(storeOrderLines.position));
  for (const line of lines) {
    if (line.variant === null) continue;
    let batchId: string | undefined;
    for (let left = line.quantity; left > 0; left -= MAX_CODES_PER_CALL) {
      const count = Math.min(left, MAX_CODES_PER_CALL);
      const input = {
        count,
        productCode: line.variant,
        orderId,
        owner: 'nobody' as const,
        ...(batchId && { batchId }),
      };
      ({ batchId } = await mintCodes({ ctx, tx, input }));
    }
    await tx.update(storeOrderLines).set({ batchId }).where(eq(storeOrderLines.id, line.id));
  }
}
