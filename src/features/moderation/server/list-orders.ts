import { count, desc, eq } from 'drizzle-orm';
import { ORDER_STATES, type OrderState } from '#features/store/rules/order-state.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type OrderView, toOrderViews } from '#features/store/server/index.ts';
import { requireOperator } from './require-operator.ts';

const { storeOrders } = schema;
const PAGE = 50;

export type OrderList = {
  readonly orders: readonly OrderView[];
  readonly counts: Readonly<Record<OrderState, number>>;
};

/** Orders, newest first, of one state or of all. */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { status: OrderState | null };
}): Promise<OrderList> {
  requireOperator(ctx);
  const rows = await ctx.db
    .select()
    .from(storeOrders)
    .where(input.status === null ? undefined : eq(storeOrders.status, input.status))
    .orderBy(desc(storeOrders.number))
    .limit(PAGE);
  const counted = await ctx.db
    .select({ status: storeOrders.status, n: count() })
    .from(storeOrders)
    .groupBy(storeOrders.status);
  const of = (state: OrderState) => counted.find(({ status }) => status === state)?.n ?? 0;
  const counts = Object.fromEntries(ORDER_STATES.map((state) => [state, of(state)])) as Record<OrderState, number>;
  return { orders: await toOrderViews(ctx, rows), counts };
}
