import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderForm } from '#features/store/rules/ship-to.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { kickMail } from '#platform/mail/index.ts';
import {
  changeCart,
  listOwnOrders,
  moveOrder,
  placeOrder,
  readCart,
  readOrder,
  readOrderFile,
  readOrderLog,
} from '#features/store/server/index.ts';
import { buyerReference, readBuyerReference } from '#features/store/server/shopify/signature.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeServices, type TestServices } from '../../../support/services.ts';
import { makeBox } from '../../saved/server/support.ts';
import { fault, member } from '../../listings/server/support.ts';
import { gid } from './support.ts';

const SECRET = 'a webhook secret only tests know';
const FORM: OrderForm = {
  name: 'Maria Gonzalez',
  address: { street: '742 Maple Street', street2: '', city: 'Orlando', state: 'FL', zip: '32801' },
  payBy: 'INVOICE',
};

describe.each(ENGINES)('orders on %s', (engine) => {
  let services: TestServices;
  let buyer: Ctx;
  let other: Ctx;
  const box = makeBox();
  beforeAll(async () => {
    services = await makeServices({
      engine,
      mailer: box.mailer,
      config: { store: { domain: 'curb.example', token: 'token', webhookSecret: SECRET } },
    });
    buyer = await member({ ...services, config: { ...services.config, store: null } });
    other = await member({ ...services, config: { ...services.config, store: null } });
  });
  afterAll(() => services.stop());
  beforeEach(() => services.db.delete(schema.storeVariants));

  const fill = async (...lines: [code: string, quantity: number][]): Promise<string> => {
    let cartId: string | null = null;
    for (const [code, quantity] of lines) {
      const change = { do: 'add' as const, variantId: gid(code), quantity };
      ({ cartId } = await changeCart({ ctx: buyer, input: { cartId, change, network: randomUUID() } }));
    }
    return cartId ?? '';
  };
  const place = (cartId: string, form: Partial<OrderForm> = {}, seenCents: number | null = null) =>
    placeOrder({ ctx: buyer, input: { cartId, form: { ...FORM, ...form }, seenCents } });
  const codesOf = (orderId: string) =>
    services.db.select().from(schema.qrCodes).where(eq(schema.qrCodes.orderId, orderId));
  const setVariant = (code: string, priceCents: number, stock: number | null) =>
    services.db
      .insert(schema.storeVariants)
      .values({ code, priceCents, stock, updatedAt: services.now() })
      .onConflictDoUpdate({ target: schema.storeVariants.code, set: { priceCents, stock } });
  const stockOf = async (code: string) =>
    (await services.db.select().from(schema.storeVariants).where(eq(schema.storeVariants.code, code)))[0]?.stock;

  test('an order copies its prices, taxes what is left, and makes a blank code for each piece', async () => {
    const cartId = await fill(['1111', 3], ['1600', 1]);
    const codes = { do: 'discount' as const, codes: ['curb10'] };
    const { cart } = await changeCart({ ctx: buyer, input: { cartId, change: codes, network: 'n' } });
    expect(cart).toMatchObject({ subtotalCents: 2_496, discountCents: 120, totalCents: 2_376, taxCents: null });
    const { id, number } = await place(cartId);
    const order = await readOrder({ ctx: buyer, input: { orderId: id } });
    expect(order).toMatchObject({
      name: `#${1000 + number}`,
      status: 'PLACED',
      payBy: 'INVOICE',
      discountCode: 'CURB10',
      subtotalCents: 2_496,
      discountCents: 120,
      taxCents: 143,
      totalCents: 2_519,
      pieces: 4,
    });
    expect(
      order.lines.map(({ variant, quantity, totalCents, codes }) => [variant, quantity, totalCents, codes.length]),
    ).toEqual([
      ['1111', 3, 1_077, 3],
      ['1600', 1, 1_299, 1],
    ]);
    for (const line of order.lines)
      for (const code of line.codes) expect(code).toMatchObject({ prefix: line.variant, state: 'BLANK', mine: false });
    expect(await readCart({ ctx: buyer, input: { cartId } })).toMatchObject({ lines: [] });
    expect(await readOrderLog({ ctx: buyer, input: { orderId: id } })).toMatchObject([{ kind: 'PLACED' }]);
    await kickMail({ services });
    const [mail] = box.to(buyer);
    expect(mail?.subject).toBe(`Your order #${1000 + number}`);
    expect(mail?.text).toContain(`/my/orders/${id}`);
    expect(mail?.text).not.toContain('742 Maple');
  });

  test('one cart is one order, however often and however fast it is pressed', async () => {
    const cartId = await fill(['1222', 2]);
    const placed = await Promise.all([place(cartId), place(cartId), place(cartId)]);
    const again = await place(cartId);
    expect(new Set([...placed, again].map(({ id }) => id)).size).toBe(1);
    expect(await codesOf(again.id)).toHaveLength(2);
    await expect(placeOrder({ ctx: other, input: { cartId, form: FORM, seenCents: null } })).rejects.toMatchObject(
      fault('missing'),
    );
  });

  test('a price that changed on the way is said, and nothing is ordered', async () => {
    const cartId = await fill(['1111', 1]);
    await expect(place(cartId, {}, 399)).rejects.toMatchObject({
      reason: 'price_changed',
      message: expect.stringContaining('sales tax for Florida, the total is $4.23'),
    });
    await setVariant('1111', 500, null);
    await expect(place(cartId, {}, 423)).rejects.toMatchObject({
      reason: 'price_changed',
      message: expect.stringContaining('$5.30'),
    });
    const { id } = await place(cartId, {}, 530);
    expect((await readOrder({ ctx: buyer, input: { orderId: id } })).totalCents).toBe(530);
  });

  test('the last pieces go to one of two orders, and a cancelled order gives them back', async () => {
    await setVariant('1600', 1_299, 3);
    const carts = [await fill(['1600', 2], ['1111', 1]), await fill(['1600', 2])];
    const outcomes = await Promise.allSettled(carts.map((cartId) => place(cartId)));
    const won = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    const lost = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject([{ reason: 'sold_out', faults: [{ field: 'line-1600' }] }]);
    expect(await stockOf('1600')).toBe(1);
    await moveOrder({ ctx: { ...buyer }, input: { orderId: won[0]?.id ?? '', to: 'CANCELLED' } });
    expect(await stockOf('1600')).toBe(3);
  });

  test('an address must agree with itself, and an empty cart is no order', async () => {
    const cartId = await fill(['1111', 1]);
    const address = { ...FORM.address, state: 'GA' };
    await expect(place(cartId, { address })).rejects.toMatchObject({
      reason: 'zip_state',
      faults: [{ field: 'state' }],
    });
    await expect(place('gid://curbtag/Cart/nothing')).rejects.toMatchObject({ reason: 'cart_empty' });
  });

  test('somebody else’s order is not there, nor are its files', async () => {
    const { id } = await place(await fill(['1401', 1]));
    const order = await readOrder({ ctx: buyer, input: { orderId: id } });
    await expect(readOrder({ ctx: other, input: { orderId: id } })).rejects.toMatchObject(fault('missing'));
    const file = { orderId: id, lineId: order.lines[0]?.id ?? '', kind: 'shop' as const };
    await expect(readOrderFile({ ctx: other, input: file })).rejects.toMatchObject(fault('missing'));
    expect(await listOwnOrders({ ctx: other })).toEqual([]);
  });

  test('each line is a file for home and one for a print shop, with bleed around the trim', async () => {
    const { id } = await place(await fill(['1222', 2]));
    const { lines } = await readOrder({ ctx: buyer, input: { orderId: id } });
    const file = (kind: 'home' | 'shop') =>
      readOrderFile({ ctx: buyer, input: { orderId: id, lineId: lines[0]?.id ?? '', kind } });
    const shop = (await file('shop')).toString('latin1');
    expect(shop.slice(0, 5)).toBe('%PDF-');
    expect(shop.match(/\/TrimBox/g)).toHaveLength(2);
    expect(shop).toContain('/BleedBox');
    expect((await file('home')).toString('latin1')).not.toContain('/BleedBox');
  });

  test('an operator’s steps follow one another, are written down for good, and are told', async () => {
    const { id } = await place(await fill(['1111', 1]));
    const move = (to: 'PAID' | 'PRINTED' | 'SHIPPED' | 'CANCELLED') =>
      moveOrder({ ctx: buyer, input: { orderId: id, to } });
    await expect(move('PRINTED')).rejects.toMatchObject(fault('refused', 'order_state'));
    const twice = await Promise.allSettled([move('PAID'), move('PAID')]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await move('PRINTED');
    await expect(move('CANCELLED')).rejects.toMatchObject(fault('refused', 'order_state'));
    await move('SHIPPED');
    const log = await readOrderLog({ ctx: buyer, input: { orderId: id } });
    expect(log.map(({ kind }) => kind)).toEqual(['PLACED', 'PAID', 'PRINTED', 'SHIPPED']);
    await expect(services.db.execute(sql`update store_order_log set kind = 'X'`)).rejects.toThrow();
    await expect(services.db.execute(sql`delete from store_order_log`)).rejects.toThrow();
    await kickMail({ services });
    expect(box.to(buyer).at(-1)?.subject).toMatch(/: shipped$/);
  });

  describe('messages of the external store', () => {
    const app = () => createApp({ findServices: () => services });
    const message = (changes: object = {}) => ({
      id: Math.floor(Math.random() * 1e12),
      email: 'Buyer@Example.com',
      financial_status: 'paid',
      currency: 'USD',
      total_price: '25.19',
      total_tax: '1.43',
      total_discounts: '1.20',
      shipping_address: {
        name: 'Maria',
        address1: '742 Maple',
        address2: null,
        city: 'Orlando',
        province_code: 'FL',
        zip: '32801',
      },
      line_items: [
        {
          sku: '1111',
          title: 'Vehicle sticker',
          variant_title: 'Small',
          quantity: 3,
          price: '3.99',
          discount_allocations: [{ amount: '1.20' }],
        },
        { sku: 'MUG', title: 'Mug', variant_title: null, quantity: 1, price: '12.99' },
      ],
      ...changes,
    });
    const send = (body: object, { topic = 'orders/paid', secret = SECRET, spoil = '' } = {}) => {
      const text = JSON.stringify(body);
      return app().request('http://localhost:4321/api/store/webhooks/orders', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(text).digest('base64'),
        },
        body: text + spoil,
      });
    };
    const outcome = async (answer: Response | Promise<Response>) =>
      ((await (await answer).json()) as { outcome: string }).outcome;
    const recorded = async (externalId: number) => {
      const [row] = await services.db
        .select()
        .from(schema.storeOrders)
        .where(eq(schema.storeOrders.externalId, String(externalId)));
      return { row, codes: row ? await codesOf(row.id) : [] };
    };

    test('a paid order makes its codes, once, for what carries codes', async () => {
      const body = message();
      expect(await outcome(send(body))).toBe('recorded');
      const { row, codes } = await recorded(body.id);
      expect(row).toMatchObject({ status: 'PAID', payBy: 'OUTSIDE', totalCents: 2_519, email: 'buyer@example.com' });
      expect(codes.map(({ prefix, ownerId }) => [prefix, ownerId])).toEqual(Array(3).fill(['1111', null]));
      expect(await outcome(send(body))).toBe('known');
      expect((await recorded(body.id)).codes).toHaveLength(3);
    });

    test('delivered several times at once it counts once', async () => {
      const body = message();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome(send(body))));
      expect(outcomes.sort()).toEqual(['known', 'known', 'known', 'recorded']);
      expect((await recorded(body.id)).codes).toHaveLength(3);
    });

    test('a cancellation that overtakes the payment leaves no codes; one that follows closes the order', async () => {
      const early = message();
      expect(
        await outcome(send({ ...early, cancelled_at: '2026-11-20T12:00:00Z' }, { topic: 'orders/cancelled' })),
      ).toBe('recorded');
      expect(await outcome(send(early))).toBe('known');
      expect(await recorded(early.id)).toMatchObject({ row: { status: 'CANCELLED' }, codes: [] });
      const late = message();
      await send(late);
      expect(await outcome(send(late, { topic: 'orders/cancelled' }))).toBe('known');
      expect((await recorded(late.id)).row?.status).toBe('CANCELLED');
    });

    test('what is not signed, changed on the way or signed by others is refused and leaves nothing', async () => {
      const body = message();
      expect((await send(body, { secret: 'another secret of somebody' })).status).toBe(401);
      expect((await send(body, { spoil: ' ' })).status).toBe(401);
      const unsigned = await app().request('http://localhost:4321/api/store/webhooks/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-topic': 'orders/paid' },
        body: JSON.stringify(body),
      });
      expect(unsigned.status).toBe(401);
      expect((await recorded(body.id)).row).toBeUndefined();
    });

    test('other topics and unpaid orders are taken and ignored; a broken one is told so', async () => {
      const body = message();
      expect(await outcome(send(body, { topic: 'orders/updated' }))).toBe('ignored');
      expect(await outcome(send({ ...body, financial_status: 'pending' }))).toBe('ignored');
      expect((await send({ ...body, total_price: 'free' })).status).toBe(400);
      expect((await recorded(body.id)).row).toBeUndefined();
    });

    test('it belongs to the person whose cart it was, and to nobody on a forged word', async () => {
      const userId = buyer.actor.kind === 'user' ? buyer.actor.userId : '';
      const reference = buyerReference(services.config, userId);
      expect(readBuyerReference(services.config, reference)).toBe(userId);
      const mine = message({ note_attributes: [{ name: 'curbtag_buyer', value: reference }] });
      const forged = message({ note_attributes: [{ name: 'curbtag_buyer', value: `${userId}.${'x'.repeat(32)}` }] });
      await send(mine);
      await send(forged);
      expect((await recorded(mine.id)).row?.userId).toBe(userId);
      expect((await recorded(forged.id)).row?.userId).toBeNull();
    });
  });
});
