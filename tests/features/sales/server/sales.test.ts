import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockPerson, readConversation } from '#features/chat/server/index.ts';
import { actInSale, deadlineFile, exportSales, openSalePage, saleForm } from '#features/sales/server/index.ts';
import type { Act } from '#features/sales/rules/acts.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { idOf, makeHub, makePair, offer, say } from '../../chat/server/support.ts';
import { member } from '../../listings/server/support.ts';

const PRICE = 900_000;
const agreed = (priceCents = PRICE): Act => ({ kind: 'AGREED', priceCents });
const handed: Act = { kind: 'HANDED_OVER' };

describe.each(ENGINES)('a sale on %s', (engine) => {
  const hub = makeHub();
  const services = useServices({ engine, realtime: hub.realtime });
  beforeEach(async () => {
    await services().database.empty();
    hub.told.length = 0;
    services().clock.set('2026-11-20T12:00:00.000Z');
  });
  const act = (ctx: Ctx, id: string, wanted: Act) => {
    services().clock.advance(1_000);
    return actInSale({ ctx, input: { id, act: wanted } });
  };
  const listing = async () => (await services().db.select().from(schema.listings))[0];
  const texts = async (ctx: Ctx, id: string) =>
    (await readConversation({ ctx, input: { id, limit: 50 } })).messages.map(({ content }) => content);

  test('from a deal to the handover: kept for the buyer, then sold at the price both said', async () => {
    const { seller, buyer, id } = await makePair(services());
    expect((await act(buyer, id, agreed())).sale.stage).toBe('PROPOSED');
    expect((await listing())?.status).toBe('PUBLISHED');
    const { sale } = await act(seller, id, agreed());
    expect(sale).toMatchObject({ stage: 'AGREED', priceCents: PRICE });
    expect((await listing())?.status).toBe('RESERVED');
    await act(buyer, id, { kind: 'CHECKED', check: 'VIN', done: true });
    await act(seller, id, { kind: 'DEPOSIT', amountCents: 50_000, refundable: true });
    await act(buyer, id, { kind: 'DEPOSIT_CONFIRMED' });
    await act(seller, id, { kind: 'PAYMENT', method: 'BANK_CASH' });
    expect((await act(seller, id, handed)).sale.stage).toBe('HANDED_OVER');
    expect(await listing()).toMatchObject({ status: 'SOLD', salePriceCents: PRICE });
    const done = await act(buyer, id, handed);
    expect(done.sale).toMatchObject({ stage: 'DONE', deposit: { confirmed: true }, payment: 'BANK_CASH' });
    expect(done.events.map(({ side, act: { kind } }) => `${side} ${kind}`)).toEqual([
      'BUYER AGREED',
      'SELLER AGREED',
      'BUYER CHECKED',
      'SELLER DEPOSIT',
      'BUYER DEPOSIT_CONFIRMED',
      'SELLER PAYMENT',
      'SELLER HANDED_OVER',
      'BUYER HANDED_OVER',
    ]);
    expect(await texts(buyer, id)).toContain('I have it. Thank you.');
  });

  test('an accepted offer opens it at its price', async () => {
    const { seller, buyer, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(870_000));
    await say(seller, id, '', { kind: 'OFFER_ANSWER', offerId, answer: 'ACCEPT' });
    const open = await openSalePage({ ctx: buyer, id });
    expect(open?.sale).toMatchObject({ stage: 'AGREED', priceCents: 870_000 });
  });

  test('of others it is missing, and both sides are told of each step', async () => {
    const { seller, buyer, id } = await makePair(services());
    const stranger = await member(services(), { fullName: 'Sue Park' });
    expect(await openSalePage({ ctx: stranger, id })).toBeNull();
    await expect(act(stranger, id, agreed())).rejects.toMatchObject({ kind: 'missing' });
    await act(buyer, id, { kind: 'CHECKED', check: 'COLD', done: true });
    const told = hub.told.filter(({ name }) => name === 'conversation:updated').at(-1);
    expect([...(told?.people ?? [])].sort()).toEqual([idOf(buyer), idOf(seller)].sort());
  });

  test('what is refused says why and leaves nothing behind', async () => {
    const { seller, buyer, id } = await makePair(services());
    await expect(act(buyer, id, handed)).rejects.toMatchObject({ reason: 'sale_not_agreed' });
    await expect(act(seller, id, { kind: 'CHECKED', check: 'VIN', done: true })).rejects.toMatchObject({
      reason: 'not_your_check',
    });
    await expect(act(buyer, id, { kind: 'STEPPED_BACK', why: 'OTHER' })).rejects.toMatchObject({
      reason: 'nothing_to_leave',
    });
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    await expect(act(buyer, id, agreed())).rejects.toMatchObject({ kind: 'refused', reason: 'blocked' });
    expect(await services().db.select().from(schema.saleEvents)).toEqual([]);
  });

  test('two who press at once are heard one after the other, and a press sent twice is one', async () => {
    const { seller, buyer, id } = await makePair(services());
    await Promise.all([act(buyer, id, agreed()), act(seller, id, agreed()), act(buyer, id, agreed())]);
    const open = await openSalePage({ ctx: buyer, id });
    expect(open?.sale.stage).toBe('AGREED');
    expect(open?.events.map(({ seq }) => seq)).toEqual([1, 2]);
    const lines = (await texts(buyer, id)).filter((line) => line.startsWith('We have a deal'));
    expect(lines).toHaveLength(2);
  });

  test('once it changed hands, each side has its own deadlines for its calendar', async () => {
    const { seller, buyer, id } = await makePair(services());
    const stranger = await member(services(), { fullName: 'Sue Park' });
    await act(buyer, id, agreed());
    await act(seller, id, agreed());
    expect(await deadlineFile({ ctx: seller, id })).toBeNull();
    await act(seller, id, handed);
    // Florida: a notice of sale and the title, each within 30 days of November 20.
    for (const ctx of [seller, buyer]) {
      const file = (await deadlineFile({ ctx, id })) ?? '';
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(file).toContain('DTSTART:20261220T140000Z');
    }
    expect(await deadlineFile({ ctx: seller, id })).toContain('HSMV 82050');
    expect(await deadlineFile({ ctx: stranger, id })).toBeNull();
  });

  test('the record cannot be rewritten', async () => {
    const { buyer, id } = await makePair(services());
    await act(buyer, id, agreed());
    await expect(services().db.execute(sql`update sale_events set side = 'SELLER'`)).rejects.toThrow();
  });

  test('it is taken along with an account, the other person without a name', async () => {
    const { seller, buyer, id } = await makePair(services());
    await act(buyer, id, agreed());
    await act(seller, id, agreed());
    const rows = await Array.fromAsync(exportSales({ ctx: buyer }));
    expect(rows.map(({ by }) => by)).toEqual(['me', 'them']);
    expect(JSON.stringify(rows)).not.toContain(idOf(seller));
  });

  test('the plain forms of its page: a price as people type it, ticks, and a refusal that keeps what was typed', async () => {
    const { seller, buyer, id } = await makePair(services());
    const post = (ctx: Ctx, said: Record<string, string>) =>
      saleForm(id)({
        ctx,
        request: new Request(`http://localhost:4321/my/sales/${id}`, {
          method: 'POST',
          body: new URLSearchParams(said),
        }),
      });
    expect(await post(buyer, { do: 'AGREED', price: '9,000' })).toMatchObject({
      kind: 'go',
      to: `/my/sales/${id}#deal`,
    });
    expect(await post(seller, { do: 'AGREED', price: 'nine' })).toMatchObject({
      kind: 'stay',
      status: 422,
      values: { price: 'nine' },
      faults: { price: 'Enter the amount in digits, like 12,500.' },
    });
    await post(seller, { do: 'AGREED', price: '$9,000' });
    await post(buyer, { do: 'CHECKS', VIN: 'yes', TITLE: 'yes' });
    await post(buyer, { do: 'CHECKS', VIN: 'yes' });
    const open = await openSalePage({ ctx: seller, id });
    expect([...(open?.sale.checked ?? [])]).toEqual(['VIN']);
    expect(await post(buyer, { do: 'DEPOSIT_CONFIRMED' })).toMatchObject({ kind: 'stay', status: 422 });
    await expect(post(buyer, { do: 'NONSENSE' })).resolves.toMatchObject({ kind: 'stay', status: 404 });
  });
});
