import { and, asc, eq, inArray } from 'drizzle-orm';
import { cardState, type CardState } from '../../rules/card-payment.ts';
import { type OrderState, orderName, type PaidBy } from '../../rules/order-state.ts';
import type { ShipTo } from '../../rules/ship-to.ts';
import { type CodeView, toCodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { OrderRow } from './record-order.ts';

const { qrCodes, storeOrderLines, storeOrderLog, storePayments } = schema;

type OrderLine = {
  readonly id: string;
  readonly variant: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly totalCents: number;
  /** In print order; empty for what has no codes. */
  readonly codes: readonly CodeView[];
};

export type OrderView = {
  readonly id: string;
  /** `#1042` */
  readonly name: string;
  readonly status: OrderState;
  readonly payBy: PaidBy;
  /** How the payment by card stands; null when it is paid otherwise. */
  readonly card: { readonly state: CardState; readonly refundedCents: number } | null;
  readonly email: string;
  readonly person: string;
  readonly address: ShipTo;
  readonly discountCode: string | null;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number | null;
  readonly totalCents: number;
  readonly pieces: number;
  readonly createdAt: Date;
  readonly lines: readonly OrderLine[];
};
export type OrderEvent = { readonly kind: OrderState; readonly at: Date };

/** Orders with their lines and codes, in the order given. */
export async function toOrderViews(ctx: Ctx, rows: readonly OrderRow[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await ctx.db
    .select()
    .from(storeOrderLines)
    .where(inArray(storeOrderLines.orderId, ids))
    .orderBy(asc(storeOrderLines.position));
  const codes = await ctx.db
    .select()
    .from(qrCodes)
    .where(inArray(qrCodes.orderId, ids))
    .orderBy(asc(qrCodes.batchPosition), asc(qrCodes.id));
  const payments = await ctx.db.select().from(storePayments).where(inArray(storePayments.orderId, ids));
  return rows.map((row) => {
    const paid = payments.filter(({ orderId }) => orderId === row.id);
    const own = lines.filter(({ orderId }) => orderId === row.id);
    return {
      id: row.id,
      name: orderName(row.number),
      status: row.status,
      payBy: row.payBy,
      card:
        row.payBy === 'CARD'
          ? { state: cardState(paid), refundedCents: paid.reduce((sum, it) => sum + it.refundedCents, 0) }
          : null,
      email: row.email,
      person: row.name,
      address: row.address as ShipTo,
      discountCode: row.discountCode,
      subtotalCents: row.subtotalCents,
      discountCents: row.discountCents,
      taxCents: row.taxCents,
      totalCents: row.totalCents,
      createdAt: row.createdAt,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: own.map(({ id, variant, title, quantity, priceCents, discountCents, batchId }) => ({
        id,
        variant,
        title,
        quantity,
        priceCents,
        totalCents: priceCents * quantity - discountCents,
        codes:
          batchId === null ? [] : codes.filter((code) => code.batchId === batchId).map((code) => toCodeView(ctx, code)),
      })),
    };
  });
}

/** What became of an order, oldest first. */
export async function readOrderLog({ ctx, input }: { ctx: Ctx; input: { orderId: string } }): Promise<OrderEvent[]> {
  const rows = await ctx.db
    .select()
    .from(storeOrderLog)
    .where(and(eq(storeOrderLog.orderId, input.orderId)))
    .orderBy(asc(storeOrderLog.id));
  return rows.map(({ kind, at }) => ({ kind, at }));
}
