import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderForm } from '#features/store/rules/ship-to.ts';
import { settlePayments } from '#features/store/server/card/settle-payments.ts';
import {
  beginCardPayment,
  changeCart,
  confirmPayment,
  moveOrder,
  placeOrder,
  readOrder,
} from '#features/store/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { kickMail } from '#platform/mail/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeServices, type TestServices } from '../../../support/services.ts';
import { makeEvent, openStripeStandIn, STRIPE_KEYS, type StripeStandIn } from '../../../support/stripe.ts';
import { makeBox } from '../../saved/server/support.ts';
import { member } from '../../listings/server/support.ts';
import { gid } from './support.ts';

const FORM: OrderForm = {
  name: 'Maria Gonzalez',
  address: { street: '742 Maple Street', street2: '', city: 'Orlando', state: 'FL', zip: '32801' },
  payBy: 'CARD',
};
const HOUR_MS = 3_600_000;

describe.each(ENGINES)('paying by card on %s', (engine) => {
  let stripe: StripeStandIn;
  let services: TestServices;
  let buyer: Ctx;
  let other: Ctx;
  const box = makeBox();
  beforeAll(async () => {
    stripe = await openStripeStandIn();
    services = await makeServices({
      engine,
      mailer: box.mailer,
      config: { card: { ...STRIPE_KEYS, apiUrl: stripe.url } },
    });
    buyer = await member(services);
    other = await member(services);
  });
  afterAll(async () => {
    await services.stop();
    await stripe.close();
  });
  beforeEach(async () => {
    stripe.up = true;
    await services.db.delete(schema.storeVariants);
  });

  const setStock = (stock: number) =>
    services.db
      .insert(schema.storeVariants)
      .values({ code: '1111', priceCents: 399, stock, updatedAt: services.now() })
      .onConflictDoUpdate({ target: schema.storeVariants.code, set: { stock } });
  const stock = async () => (await services.db.select().from(schema.storeVariants))[0]?.stock;
  const place = async (ctx = buyer, quantity = 2): Promise<string> => {
    const change = { do: 'add' as const, variantId: gid('1111'), quantity };
    const { cartId } = await changeCart({ ctx, input: { cartId: null, change, network: randomUUID() } });
    const { id } = await placeOrder({ ctx, input: { cartId: cartId ?? '', form: FORM, seenCents: null } });
    return id;
  };
  const begin = async (orderId: string) => {
    const url = await beginCardPayment({ ctx: buyer, input: { orderId } });
    return url.slice(url.lastIndexOf('/') + 1);
  };
  const read = (orderId: string) => readOrder({ ctx: buyer, input: { orderId } });
  const send = async (type: string, object: unknown, id?: string) => {
    const { payload, signature } = makeEvent(type, object, id);
    return post(payload, signature);
  };
  const post = async (body: string, signature: string) => {
    const app = createApp({ findServices: () => services });
    const response = await app.request('http://localhost:4321/api/store/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    return { status: response.status, body: (await response.json()) as { outcome?: string } };
  };
  const sessionOf = (id: string) => stripe.sessions.get(id);

  test('an order waits for its card, is asked for to the cent, and is confirmed once it is paid', async () => {
    await setStock(10);
    const orderId = await place();
    await kickMail({ services });
    expect(box.to(buyer)).toHaveLength(0);
    const sessionId = await begin(orderId);
    const before = await read(orderId);
    expect(before).toMatchObject({ status: 'PLACED', payBy: 'CARD', card: { state: 'UNPAID' } });
    expect(sessionOf(sessionId)).toMatchObject({ amount_total: before.totalCents, currency: 'usd' });
    await stripe.pay(sessionId);
    expect(await send('checkout.session.completed', sessionOf(sessionId))).toEqual({
      status: 200,
      body: { outcome: 'recorded' },
    });
    expect(await read(orderId)).toMatchObject({ status: 'PAID', card: { state: 'PAID' } });
    await kickMail({ services });
    expect(box.to(buyer).map(({ subject }) => subject)).toEqual([expect.stringContaining(before.name)]);
    expect(await stock()).toBe(8);
  });

  test('pressed twice it is one payment page, and of a message sent twice the second changes nothing', async () => {
    const orderId = await place();
    const presses = Array.from({ length: 12 }, (_, at) => setTimeout(at * 2).then(() => begin(orderId)));
    const [first = '', ...others] = await Promise.all(presses);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await begin(orderId)).toBe(first);
    await stripe.pay(first);
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('checkout.session.completed', sessionOf(first), id)),
    );
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['known', 'known', 'known', 'recorded']);
    const log = await services.db.select().from(schema.storeOrderLog).where(eq(schema.storeOrderLog.orderId, orderId));
    expect(log.map(({ kind }) => kind)).toEqual(['PLACED', 'PAID']);
  });

  test('a message that Stripe did not sign, or that somebody kept for an hour, is not believed', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    const { payload, signature } = makeEvent('checkout.session.completed', sessionOf(sessionId));
    expect((await post(payload, '')).status).toBe(401);
    expect((await post(payload.replace('paid', 'PAID'), signature)).status).toBe(401);
    const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) - 3_600}`);
    expect((await post(payload, old)).status).toBe(401);
    expect((await read(orderId)).status).toBe('PLACED');
  });

  test('who comes back before the message sees the order paid, and the late message changes nothing', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    await confirmPayment({ ctx: buyer, input: { orderId } });
    expect((await read(orderId)).status).toBe('PAID');
    await send('checkout.session.completed', sessionOf(sessionId));
    await send('checkout.session.expired', { ...sessionOf(sessionId), status: 'expired' });
    expect(await read(orderId)).toMatchObject({ status: 'PAID', card: { state: 'PAID' } });
  });

  test('while Stripe is down the order stays, and can be paid later', async () => {
    const orderId = await place();
    stripe.up = false;
    await expect(beginCardPayment({ ctx: buyer, input: { orderId } })).rejects.toMatchObject({ kind: 'unavailable' });
    await confirmPayment({ ctx: buyer, input: { orderId } });
    expect((await read(orderId)).status).toBe('PLACED');
    stripe.up = true;
    await stripe.pay(await begin(orderId));
    expect(await settleLater()).toBeGreaterThan(0);
    expect((await read(orderId)).status).toBe('PAID');
  });

  const settleLater = () => {
    const later = new Date(services.now().getTime() + HOUR_MS);
    return settlePayments({ services: { ...services, now: () => later } });
  };

  test('a page that nobody paid in time frees what was held, once', async () => {
    await setStock(10);
    const orderId = await place();
    const sessionId = await begin(orderId);
    expect(await stock()).toBe(8);
    await stripe.expire(sessionId);
    await Promise.all([
      send('checkout.session.expired', sessionOf(sessionId)),
      send('checkout.session.expired', sessionOf(sessionId)),
    ]);
    expect((await read(orderId)).status).toBe('CANCELLED');
    expect(await stock()).toBe(10);
    await expect(beginCardPayment({ ctx: buyer, input: { orderId } })).rejects.toMatchObject({ reason: 'order_state' });
  });

  test('calling off a paid order gives the money back once, also when Stripe was down', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    await send('checkout.session.completed', sessionOf(sessionId));
    stripe.up = false;
    await moveOrder({ ctx: buyer, input: { orderId, to: 'CANCELLED' } });
    expect(await read(orderId)).toMatchObject({ status: 'CANCELLED', card: { state: 'REFUNDING' } });
    stripe.up = true;
    await settleLater();
    await settleLater();
    const intent = sessionOf(sessionId)?.payment_intent;
    expect(stripe.refunds.filter((it) => it === intent)).toHaveLength(1);
    expect((await read(orderId)).card).toMatchObject({ state: 'REFUNDED' });
  });

  test('money for an order that was called off in the meantime goes back', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    stripe.up = false;
    await moveOrder({ ctx: buyer, input: { orderId, to: 'CANCELLED' } });
    stripe.up = true;
    await settleLater();
    await settleLater();
    expect(stripe.refunds).toContain(sessionOf(sessionId)?.payment_intent);
    expect(await read(orderId)).toMatchObject({ status: 'CANCELLED', card: { state: 'REFUNDED' } });
  });

  test('refunds and disputes made at Stripe show on the order, in whatever order the messages come', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    await send('checkout.session.completed', sessionOf(sessionId));
    const payment_intent = sessionOf(sessionId)?.payment_intent;
    await send('charge.refunded', { payment_intent, amount_refunded: 200, refunded: false });
    await send('charge.refunded', { payment_intent, amount_refunded: 100, refunded: false });
    expect((await read(orderId)).card).toEqual({ state: 'PARTLY_REFUNDED', refundedCents: 200 });
    await send('charge.dispute.created', { payment_intent, status: 'needs_response' });
    expect((await read(orderId)).card).toMatchObject({ state: 'DISPUTED' });
    await send('charge.dispute.closed', { payment_intent, status: 'lost' });
    await send('charge.dispute.updated', { payment_intent, status: 'under_review' });
    expect((await read(orderId)).card).toMatchObject({ state: 'DISPUTE_LOST' });
    expect(await send('charge.refunded', { payment_intent: 'pi_of_another_shop', amount_refunded: 1 })).toMatchObject({
      body: { outcome: 'ignored' },
    });
  });

  test('an amount that is not the order’s pays for nothing', async () => {
    const orderId = await place();
    const sessionId = await begin(orderId);
    await stripe.pay(sessionId);
    await send('checkout.session.completed', { ...sessionOf(sessionId), amount_total: 1 });
    expect((await read(orderId)).status).toBe('PLACED');
  });

  test('somebody else’s order is missing, and nobody pays by card where the site takes none', async () => {
    const orderId = await place();
    await expect(beginCardPayment({ ctx: other, input: { orderId } })).rejects.toMatchObject({ kind: 'missing' });
    await expect(confirmPayment({ ctx: other, input: { orderId } })).rejects.toMatchObject({ kind: 'missing' });
    const without = { ...buyer, config: { ...buyer.config, card: null } };
    await expect(place(without)).rejects.toMatchObject({ kind: 'invalid', faults: [{ field: 'pay' }] });
  });
});
