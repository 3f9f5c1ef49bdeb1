import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { parseEmail } from '#shared/email.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { type Ctx, type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import { fullTitle } from '../cart-view.ts';
import { moveOrder } from '../orders/move-order.ts';
import { type NewOrder, recordOrder } from '../orders/record-order.ts';
import { ATTRIBUTES } from '../types.ts';
import type { OrderPayload } from './payload.ts';
import { readBuyerReference } from './signature.ts';

const { storeOrders, users } = schema;

export type Taken = 'recorded' | 'known' | 'ignored';

/**
 * A message of the external store that an order is paid: records it and makes its codes. The same order a second time,
 * or at the same moment by another process, changes nothing; one that was called off before gets no codes, in whatever
 * order the messages come.
 */
export async function takePaidOrder({ services, order }: { services: Services; order: OrderPayload }): Promise<Taken> {
  // Codes are for whoever paid; a message about anything else is none of ours.
  if (order.financial_status !== '' && order.financial_status !== 'paid') return 'ignored';
  const ctx = withActor(services, VISITOR);
  const made = await ctx.db.transaction(async (tx) =>
    recordOrder(ctx, tx, await toNewOrder(ctx, tx, order, order.cancelled_at ? 'CANCELLED' : 'PAID')),
  );
  if (!made) return 'known';
  void kickMail({ services });
  return 'recorded';
}

/** A message that an order was called off. Known orders are closed where that is still possible, others remembered. */
export async function takeCancelledOrder({
  services,
  order,
}: {
  services: Services;
  order: OrderPayload;
}): Promise<Taken> {
  const ctx = withActor(services, VISITOR);
  const made = await ctx.db.transaction(async (tx) =>
    recordOrder(ctx, tx, await toNewOrder(ctx, tx, order, 'CANCELLED')),
  );
  if (made) return 'recorded';
  const [known] = await ctx.db.select().from(storeOrders).where(eq(storeOrders.externalId, order.id));
  // What is printed or called off already stays as it is.
  if (known && (known.status === 'PLACED' || known.status === 'PAID'))
    await moveOrder({ ctx, input: { orderId: known.id, to: 'CANCELLED' } });
  return 'known';
}

async function toNewOrder(
  ctx: Ctx,
  tx: Transaction,
  order: OrderPayload,
  status: 'PAID' | 'CANCELLED',
): Promise<NewOrder> {
  const email = parseEmail(order.email);
  const {
    address1 = '',
    address2 = '',
    city = '',
    province_code: state = '',
    zip = '',
    name = '',
  } = order.shipping_address ?? {};
  const lines = order.line_items
    .filter(({ quantity }) => quantity > 0)
    .map(({ sku, title, variant_title, quantity, price, discount_allocations }) => ({
      variant: findStickerProduct(sku)?.code ?? null,
      title: fullTitle(title, variant_title),
      quantity,
      priceCents: price,
      discountCents: discount_allocations.reduce((sum, { amount }) => sum + amount, 0),
    }));
  const address = email.ok ? email.value : '';
  return {
    userId: await findBuyer(ctx, tx, order, address),
    email: address,
    cartId: null,
    externalId: order.id,
    status,
    payBy: 'OUTSIDE',
    name,
    address: { street: address1, street2: address2, city, state, zip },
    discountCode: order.discount_codes[0]?.code ?? null,
    subtotalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    discountCents: order.total_discounts ?? 0,
    taxCents: order.total_tax ?? null,
    totalCents: order.total_price,
    lines,
  };
}

/** The person whose cart it was, else the one whose confirmed address was given there. */
async function findBuyer({ config }: Ctx, tx: Transaction, order: OrderPayload, email: string): Promise<string | null> {
  const note = order.note_attributes.find(({ name }) => name === ATTRIBUTES.buyer)?.value ?? '';
  const referred = readBuyerReference(config, note);
  const isThere = referred ? eq(users.id, referred) : and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isThere, isNull(users.deletedAt)));
  return user?.id ?? null;
}
