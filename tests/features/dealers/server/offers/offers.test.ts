import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConversation } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { kickMail } from '#platform/mail/index.ts';
import {
  askDealers,
  closeRequest,
  listAsked,
  listOwnRequests,
  makeOffer,
  openAsk,
  passRequest,
  readOwnRequest,
  takeOffer,
  talkAboutTaken,
} from '#features/dealers/server/offers/index.ts';
import { completeAnswers, SECRETS } from '../../../../support/answers.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeServices, type TestServices } from '../../../../support/services.ts';
import { makeBox } from '../../../saved/server/support.ts';
import { create, fault, member, update, visitor } from '../../../listings/server/support.ts';
import { dealer } from '../support.ts';

type Dealer = Awaited<ReturnType<typeof dealer>>;

describe.each(ENGINES)('offers of dealerships on the %s engine', (engine) => {
  const box = makeBox();
  let services: TestServices;
  let seller: Ctx;
  let near: Dealer;
  let other: Dealer;
  let unticked: Dealer;
  let listing: string;

  beforeAll(async () => {
    services = await makeServices({ engine, mailer: box.mailer });
    near = await dealer(services);
    other = await dealer(services, { name: 'Harbor Autos', store_code: 'HAR-1' });
    unticked = await dealer(services, { name: 'Far Away Cars', postcode: '98101' });
    seller = await member(services);
    listing = (await create(seller, completeAnswers({ ...SECRETS }))).id;
  });
  afterAll(async () => {
    await kickMail({ services });
    await services.stop();
  });

  const ask = (partners: readonly Dealer[], changes: Partial<Parameters<typeof askDealers>[0]['input']> = {}) => {
    const ids = partners.map(({ partner }) => partner.id);
    const input = { listing, intent: 'CASH_OFFER', partners: ids, shareVin: false, note: '', ...changes } as const;
    return askDealers({ ctx: seller, input });
  };
  const offer = (who: Dealer, requestId: string, amountCents: number) =>
    makeOffer({ ctx: who.ctx, input: { requestId, amountCents, terms: 'if as described' } });
  const take = (requestId: string, offerId: string) => takeOffer({ ctx: seller, input: { requestId, offerId } });
  const emails = async (who: Ctx) => {
    await kickMail({ services });
    return box.to(who).map(({ subject }) => subject);
  };
  const lapse = (id: string) =>
    services.db.execute(sql`update dealer_offers set expires_at = now() - interval '1 second' where id = ${id}`);

  test('the seller ticks among the nearest, who hear of it; nothing goes to one that was not ticked', async () => {
    const open = await openAsk({ ctx: seller, input: { listing, intent: 'CASH_OFFER' } });
    expect(open.dealers.at(-1)?.partner.id).toBe(unticked.partner.id);
    const { id } = await ask([near]);
    expect(await emails(near.ctx)).toEqual([expect.stringContaining('2014 Honda Accord')]);
    expect(await emails(unticked.ctx)).toEqual([]);
    expect(await emails(other.ctx)).toEqual([]);
    expect(await listAsked({ ctx: unticked.ctx })).toEqual([]);
    await expect(offer(unticked, id, 900_000)).rejects.toMatchObject(fault('missing'));
    await expect(passRequest({ ctx: unticked.ctx, requestId: id })).rejects.toMatchObject(fault('missing'));
  });

  test('a dealership sees the vehicle, nothing of its seller, and the VIN only with consent', async () => {
    const told = async () => JSON.stringify([await listAsked({ ctx: near.ctx }), box.emails]);
    for (const secret of [SECRETS.vin, SECRETS.licensePlate, SECRETS.street, '4075550123', 'credit union', 'Maria'])
      expect(await told()).not.toContain(secret);
    await ask([near], { shareVin: true });
    expect(await listAsked({ ctx: near.ctx })).toMatchObject([{ vin: SECRETS.vin }]);
  });

  test('asking again goes on with the open request, and asks nobody twice', async () => {
    await ask([near, other]);
    const [own, ...more] = await listOwnRequests({ ctx: seller });
    expect(more).toEqual([]);
    expect(own?.asked.map(({ partner }) => partner.name).sort()).toEqual(['Harbor Autos', 'Sunrise Motors']);
    expect(await emails(near.ctx)).toHaveLength(1);
  });

  test('offers stand side by side beside the value; a dealership sees its own alone', async () => {
    const [own] = await listOwnRequests({ ctx: seller });
    const id = own?.id ?? '';
    await offer(near, id, 900_000);
    await offer(other, id, 950_000);
    await offer(near, id, 980_000);
    const { offers, value } = await readOwnRequest({ ctx: seller, id });
    expect(offers.map(({ amountCents, state }) => [amountCents, state])).toEqual([
      [980_000, 'HOLDS'],
      [950_000, 'HOLDS'],
      [900_000, 'REPLACED'],
    ]);
    expect(value?.tradeIn.likely).toBeGreaterThan(0);
    expect(await emails(seller)).toHaveLength(3);
    const [seen] = await listAsked({ ctx: other.ctx });
    expect(seen?.offers.map(({ amountCents }) => amountCents)).toEqual([950_000]);
  });

  test('an offer holds for seven days of the database’s clock, and then it cannot be taken', async () => {
    const { id } = await ask([other], { intent: 'TRADE_IN' });
    const { createdAt, expiresAt, id: offerId } = await offer(other, id, 700_000);
    expect(expiresAt.getTime() - createdAt.getTime()).toBeCloseTo(7 * 86_400_000, -4);
    await lapse(offerId);
    expect(await readOwnRequest({ ctx: seller, id })).toMatchObject({ offers: [{ state: 'LAPSED' }] });
    await expect(take(id, offerId)).rejects.toMatchObject(fault('refused', 'offer_lapsed'));
    const fresh = await offer(other, id, 690_000);
    await expect(take(id, offerId)).rejects.toMatchObject(fault('refused', 'offer_replaced'));
    await closeRequest({ ctx: seller, requestId: id });
    await expect(take(id, fresh.id)).rejects.toMatchObject(fault('refused', 'request_not_open'));
    await expect(offer(other, id, 1_000_000)).rejects.toMatchObject(fault('refused', 'request_not_open'));
  });

  test('taking one agrees with it once, and the others are told that the seller decided', async () => {
    const own = (await listOwnRequests({ ctx: seller })).find(({ intent }) => intent === 'CASH_OFFER');
    const best = own?.offers[0];
    const [id, offerId] = [own?.id ?? '', best?.id ?? ''];
    await Promise.all([take(id, offerId), take(id, offerId)]);
    const read = await readOwnRequest({ ctx: seller, id });
    expect(read).toMatchObject({ status: 'TAKEN' });
    expect(read.offers.map(({ state }) => state)).toEqual(['TAKEN', 'NOT_TAKEN', 'REPLACED']);
    expect(read.history.map(({ kind }) => kind)).toEqual([
      'ASKED',
      'VIN_SHARED',
      'ASKED',
      'OFFERED',
      'OFFERED',
      'OFFERED',
      'TAKEN',
    ]);
    expect((await emails(near.ctx)).at(-1)).toMatch(/^Accepted: /);
    expect((await emails(other.ctx)).at(-1)).toMatch(/^Not accepted: /);
    // Consent was for this request: who was not taken sees the VIN no more.
    expect((await listAsked({ ctx: other.ctx })).map(({ vin }) => vin)).toEqual([null, null]);
    expect(await listAsked({ ctx: near.ctx })).toMatchObject([{ vin: SECRETS.vin }]);
  });

  test('about a published vehicle, taking an offer opens one conversation with the dealership', async () => {
    const shown = (await create(seller, completeAnswers())).id;
    await update(seller, shown, { status: 'PUBLISHED' });
    const { id } = await ask([near, other], { listing: shown });
    const { id: offerId } = await offer(near, id, 870_000);
    await take(id, offerId);
    await take(id, offerId);
    const { conversationId, openToTalk } = await readOwnRequest({ ctx: seller, id });
    expect(openToTalk).toBe(true);
    expect(await talkAboutTaken({ ctx: seller, requestId: id })).toBe(conversationId);
    const { messages } = await readConversation({ ctx: near.ctx, input: { id: conversationId ?? '', limit: 10 } });
    expect(messages.map(({ content }) => content)).toEqual([expect.stringContaining('$8,700')]);
    const seen = async (who: Dealer) => (await listAsked({ ctx: who.ctx })).find((asked) => asked.id === id);
    expect(await seen(near)).toMatchObject({ conversationId });
    expect(await seen(other)).toMatchObject({ conversationId: null });
  });

  test('about a draft there is no conversation until it is published', async () => {
    const draft = (await create(seller, completeAnswers())).id;
    const { id } = await ask([near], { listing: draft });
    await take(id, (await offer(near, id, 500_000)).id);
    expect(await readOwnRequest({ ctx: seller, id })).toMatchObject({ conversationId: null, openToTalk: false });
    const talk = () => talkAboutTaken({ ctx: seller, requestId: id });
    await expect(talk()).rejects.toMatchObject(fault('refused', 'cannot_talk'));
    await update(seller, draft, { status: 'PUBLISHED' });
    expect(await readOwnRequest({ ctx: seller, id })).toMatchObject({ conversationId: null, openToTalk: true });
    expect(await talk()).toBe((await readOwnRequest({ ctx: seller, id })).conversationId);
  });

  test('no offer is made on what was sold meanwhile', async () => {
    const sold = (await create(seller, completeAnswers())).id;
    const { id } = await ask([near], { listing: sold });
    await update(seller, sold, { status: 'PUBLISHED' });
    await update(seller, sold, { status: 'SOLD', sale_outcome: 'SOLD_ELSEWHERE' });
    await expect(offer(near, id, 500_000)).rejects.toMatchObject(fault('refused', 'listing_gone'));
  });

  test('what happened is not rewritten', async () => {
    await expect(services.db.update(schema.offerHistory).set({ amountCents: 1 }).execute()).rejects.toThrow();
    await expect(services.db.delete(schema.offerHistory).execute()).rejects.toThrow();
  });

  test('other people’s requests and listings are missing, visitors are asked to sign in', async () => {
    const [own] = await listOwnRequests({ ctx: seller });
    const stranger = await member(services);
    await expect(readOwnRequest({ ctx: stranger, id: own?.id ?? '' })).rejects.toMatchObject(fault('missing'));
    await expect(closeRequest({ ctx: stranger, requestId: own?.id ?? '' })).rejects.toMatchObject(fault('missing'));
    await expect(readOwnRequest({ ctx: seller, id: 'nonsense' })).rejects.toMatchObject(fault('missing'));
    const input = { listing, intent: 'CASH_OFFER', partners: [near.partner.id], shareVin: false, note: '' } as const;
    await expect(askDealers({ ctx: stranger, input })).rejects.toMatchObject(fault('missing'));
    await expect(askDealers({ ctx: visitor(services), input })).rejects.toMatchObject(fault('unauthenticated'));
    await expect(listAsked({ ctx: stranger })).rejects.toMatchObject(fault('missing'));
  });

  test('asking nobody, oneself or somebody unknown is refused in words', async () => {
    await expect(ask([])).rejects.toMatchObject(fault('invalid'));
    await expect(
      ask([], { partners: [seller.actor.kind === 'user' ? seller.actor.userId : ''] }),
    ).rejects.toMatchObject(fault('invalid'));
    const mine = (await create(near.ctx, completeAnswers())).id;
    const input = {
      listing: mine,
      intent: 'TRADE_IN',
      partners: [near.partner.id],
      shareVin: false,
      note: '',
    } as const;
    await expect(askDealers({ ctx: near.ctx, input })).rejects.toMatchObject(fault('invalid'));
    const noVin = { ...input, partners: [other.partner.id], shareVin: true };
    await expect(askDealers({ ctx: near.ctx, input: noVin })).rejects.toMatchObject(fault('refused', 'no_vin'));
  });
});
