import type { OrderView } from '#features/store/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { ORDER_STATES } from '#features/store/rules/order-state.ts';
import { inOrder, type Lane, laneOfOrder } from '../rules/inbox.ts';
import { listOrders } from './list-orders.ts';
import { listReports, type ReportView } from './reports.ts';
import { requireOperator } from './require-operator.ts';

export type InboxItem = { readonly lane: Lane; readonly at: Date } & (
  | { readonly kind: 'report'; readonly report: ReportView }
  | { readonly kind: 'order'; readonly order: OrderView }
);

/** Everything that waits for an operator, the oldest first. Of each sort as many as a page of its own shows. */
export async function readInbox({ ctx }: { ctx: Ctx }): Promise<InboxItem[]> {
  requireOperator(ctx);
  const [reports, ...lists] = await Promise.all([
    listReports({ ctx, input: { status: 'OPEN' } }),
    ...ORDER_STATES.map((status) => listOrders({ ctx, input: { status } })),
  ]);
  const orders = lists.flatMap((list) => list.orders);
  return inOrder<InboxItem>([
    ...reports.map((report) => ({ kind: 'report' as const, lane: 'reports' as const, at: report.createdAt, report })),
    ...orders.flatMap((order) => {
      const lane = laneOfOrder(order);
      return lane ? [{ kind: 'order' as const, lane, at: order.createdAt, order }] : [];
    }),
  ]);
}
