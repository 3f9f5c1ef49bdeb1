import { asc, eq } from 'drizzle-orm';
import type { OrderState, PaidBy } from '../../rules/order-state.ts';
import type { ShipTo } from '../../rules/ship-to.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { enqueueEmail } from '#platform/mail/index.ts';
import { orderEmail } from './emails.ts';
import { MAX_CODES_PER_CALL, mintCodes } from '#features/stickers/server/index.ts';

const { storeOrders, storeOrderLines, storeOrderLog } = schema;

/**
 * Makes the codes of an order: one blank code for each piece, with its product's prefix, a batch for each line. Runs in
 * the transaction that records the order and only there, which is what makes it happen once.
 */
async function issueCodes(ctx: Ctx, tx: Transaction, orderId: string): Promise<void> {
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

export type OrderRow = typeof storeOrders.$inferSelect;

export type NewOrder = {
  readonly userId: string | null;
  readonly email: string;
  readonly cartId: string | null;
  readonly externalId: string | null;
  readonly status: OrderState;
  readonly payBy: PaidBy;
  readonly name: string;
  readonly address: ShipTo;
  readonly discountCode: string | null;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number | null;
  readonly totalCents: number;
  readonly lines: readonly {
    readonly variant: string | null;
    readonly title: string;
    readonly quantity: number;
    readonly priceCents: number;
    readonly discountCents: number;
  }[];
};

/**
 * Writes an order with its lines, its codes, its first log entry and its letter: all or nothing. Null when the same cart
 * or the same order of the external store is recorded already; the unique keys decide between two at once.
 */
export async function recordOrder(ctx: Ctx, tx: Transaction, order: NewOrder): Promise<OrderRow | null> {
  const at = ctx.now();
  const { lines, ...columns } = order;
  const [row] = await tx
    .insert(storeOrders)
    .values({ id: newId(at), ...columns, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  if (lines.length > 0)
    await tx
      .insert(storeOrderLines)
      .values(lines.map((line, position) => ({ id: newId(at), orderId: row.id, position, ...line })));
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await tx.insert(storeOrderLog).values({ orderId: row.id, kind: row.status, actorId, at });
  if (row.status === 'CANCELLED') return row;
  await issueCodes(ctx, tx, row.id);
  // An order by card is confirmed once it is paid.
  if (row.email !== '' && row.payBy !== 'CARD')
    await enqueueEmail({ db: tx, email: orderEmail(ctx.config, row, lines), dedupeKey: `order:${row.id}` });
  return row;
}
