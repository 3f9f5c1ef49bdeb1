import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { orderPages as words } from '../../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { type OrderView, toOrderViews } from './order-views.ts';
import { readPrintChoice } from '#features/print/rules/choice.ts';
import { findPrintProduct } from '#features/print/rules/products.ts';
import { renderPieces, renderPrintPdf } from '#features/print/server/index.ts';

const { storeOrders, users } = schema;

type Input = {
  readonly orderId: string;
  readonly lineId: string;
  /** `home` fits label sheets and letter paper; `shop` has true size, bleed and cut marks. */
  readonly kind: 'home' | 'shop';
};

/** The PDF of one line of an order, each code once, in order. */
export async function readOrderFile({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Buffer> {
  const { userId } = requireMember(ctx);
  const order = await readOrder({ ctx, input });
  const line = order.lines.find(({ id }) => id === input.lineId);
  const product = findPrintProduct(line?.variant);
  const codes = line?.codes.filter(({ state }) => state !== 'RETIRED') ?? [];
  if (!product || codes.length === 0) throw missing(words.noFile);
  await ctx.limits.consume('print', userId);
  if (input.kind === 'shop') {
    const items = codes.map(({ uuid }) => ({ productCode: product.code, uuid }));
    return renderPrintPdf({ ctx, input: { items, bleed: true } });
  }
  const { job } = readPrintChoice({ get: (name) => (name === 'product' ? product.code : null) });
  return renderPieces(
    ctx,
    codes.map(({ uuid }) => ({ product, uuid })),
    job,
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX = 200;

/** One's own, and those ordered elsewhere with an address that is confirmed to be one's own. */
function isOwn(ctx: Ctx): SQL | undefined {
  const { userId } = requireMember(ctx);
  const confirmed = ctx.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), isNull(users.deletedAt)));
  return or(
    eq(storeOrders.userId, userId),
    and(isNull(storeOrders.userId), eq(storeOrders.payBy, 'OUTSIDE'), sql`${storeOrders.email} in ${confirmed}`),
  );
}

/** The signed-in person's orders, newest first. */
export async function listOwnOrders({ ctx }: { ctx: Ctx }): Promise<OrderView[]> {
  const rows = await ctx.db.select().from(storeOrders).where(isOwn(ctx)).orderBy(desc(storeOrders.number)).limit(MAX);
  return toOrderViews(ctx, rows);
}

/** One of the person's own orders; an operator sees every one. Anybody else's is missing. */
export async function readOrder({ ctx, input }: { ctx: Ctx; input: { orderId: string } }): Promise<OrderView> {
  const { role } = requireMember(ctx);
  if (!UUID.test(input.orderId)) throw missing(words.noOrder);
  const named = eq(storeOrders.id, input.orderId.toLowerCase());
  const rows = await ctx.db
    .select()
    .from(storeOrders)
    .where(role === 'OPERATOR' ? named : and(named, isOwn(ctx)));
  const [order] = await toOrderViews(ctx, rows);
  if (!order) throw missing(words.noOrder);
  return order;
}
