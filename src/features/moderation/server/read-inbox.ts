import type { Ctx } from '#platform/context.ts';
import { ORDER_STATES } from '#features/store/rules/order-state.ts';
import { type DeskItem, inOrder, laneOfOrder } from '../rules/inbox.ts';
import { listOrders } from './list-orders.ts';
import { listReports } from './reports.ts';
import { requireOperator } from './require-operator.ts';

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
