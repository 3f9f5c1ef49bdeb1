import { count, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { ORDER_STATES, type OrderState } from '#features/store/rules/order-state.ts';
import { type DeskItem, inOrder, laneOfOrder } from '../rules/inbox.ts';
import { listReports } from './reports.ts';
import { requireOperator } from './require-operator.ts';
import * as schema from '#features/schema.ts';
import { type OrderView, toOrderViews } from '#features/store/server/index.ts';

const { storeOrders } = schema;

const PAGE = 50;

type OrderList = {
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

/** Everything that waits for an operator, the oldest first. Of each sort as many as a page of its own shows. */
export async function readInbox({ ctx }: { ctx: Ctx }): Promise<DeskItem[]> {
  requireOperator(ctx);
  const [reports, ...lists] = await Promise.all([
    listReports({ ctx, input: { status: 'OPEN' } }),
    ...ORDER_STATES.map((status) => listOrders({ ctx, input: { status } })),
  ]);
  const orders = lists.flatMap((list) => list.orders);
  return inOrder<DeskItem>([
    ...reports.map((report) => ({ kind: 'report' as const, lane: 'reports' as const, at: report.createdAt, report })),
    ...orders.flatMap((order) => {
      const lane = laneOfOrder(order);
      return lane ? [{ kind: 'order' as const, lane, at: order.createdAt, order }] : [];
    }),
  ]);
}
