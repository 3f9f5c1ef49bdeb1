import { beforeEach, describe, expect, test } from 'vitest';
import { DEAL_STEPS } from '#features/valuation/rules/steps.ts';
import * as schema from '#features/schema.ts';
import {
  listSavedSearches,
  mailPriceDrops,
  mailSavedNews,
  runSavedSearches,
  saveListing,
  updateSavedSearch,
} from '#features/saved/server/index.ts';
import { tellThreads } from '#features/chat/server/index.ts';
import { readListing } from '#features/listings/server/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import { unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { create, member, publish, update } from '../../listings/server/support.ts';
import { countQueued, DAY, MINUTE, makeBox, round, watch } from './support.ts';

const cents = (dollars: number) => dollars * 100;

describe.each(ENGINES)('alerts of saved searches on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
  });

  test('tell of what is published from then on, once', async () => {
    await publish(services(), { model: 'Before' });
    services().clock.advance(MINUTE);
    const ctx = await member(services());
    await watch(ctx);
    await round(services());
    expect(box.emails).toEqual([]);
    await publish(services(), { model: 'Civic' });
    await publish(services(), { make: 'Ford', model: 'Focus' });
    for (let at = 0; at < 30; at++) await round(services());
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails).toHaveLength(1);
    expect(box.emails[0]).toMatchObject({ subject: 'New match: 2014 Honda Civic EX-L' });
    expect(box.emails[0]?.text).toMatch(
      /\$11,500 · 72,400 mi · Orlando, FL\nhttp:\/\/localhost:4321\/cars\/[0-9a-f-]{36}/,
    );
    expect(await listSavedSearches({ ctx })).toMatchObject([
      { found: 1, lastRunAt: services().now(), lastSentAt: expect.any(Date) },
    ]);
  });

  test('tell once across runs at the same moment', async () => {
    const people = [];
    for (let at = 0; at < 4; at++) {
      const ctx = await member(services());
      await watch(ctx);
      people.push(ctx);
    }
    services().clock.advance(MINUTE);
    await publish(services());
    services().clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => runSavedSearches({ services: services() })));
    expect(await countQueued(services())).toBe(4);
    await kickMail({ services: services() });
    for (const ctx of people) expect(box.to(ctx)).toHaveLength(1);
    expect(services().errors).toEqual([]);
  });

  test('miss nothing that was written while a run was under way', async () => {
    const ctx = await member(services());
    await watch(ctx);
    const seller = await publish(services());
    // Its transaction ended late: the moment in the record lies before the last run.
    await round(services());
    box.emails.length = 0;
    const late = await publish(services(), { model: 'Late' });
    services().clock.advance(3 * MINUTE);
    await services().db.update(schema.savedSearches).set({ readUpTo: services().now() });
    await round(services());
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails[0]?.text).toContain(late.title);
    expect(box.emails[0]?.text).not.toContain(seller.id);
  });

  test('say nothing of one’s own, of what is reserved, sold or hidden, or was taken down and put back', async () => {
    const own = await publish(services(), { model: 'Own' });
    await watch(own.ctx);
    const ctx = await member(services());
    const old = await publish(services(), { model: 'Old' });
    services().clock.advance(MINUTE);
    await watch(ctx);
    services().clock.advance(MINUTE);
    const mine = await create(ctx, completeAnswers());
    await update(ctx, mine.id, { status: 'PUBLISHED' });
    for (const status of ['RESERVED', 'SOLD', 'INACTIVE', 'PUBLISHED_AND_NOT_LISTED'] as const) {
      const seller = await publish(services(), { model: status });
      await update(seller.ctx, seller.id, { status });
    }
    await update(old.ctx, old.id, { status: 'INACTIVE' });
    services().clock.advance(MINUTE);
    await update(old.ctx, old.id, { status: 'PUBLISHED' });
    await update(old.ctx, old.id, { answers: { description: 'Now with many more words about how well it was kept.' } });
    await round(services());
    expect(box.to(ctx)).toEqual([]);
  });

  test('tell of a price that came down into the range, not of one that was in it', async () => {
    const dear = await publish(services(), { price: cents(15_000) });
    const cheap = await publish(services(), { price: cents(9_000) });
    services().clock.advance(MINUTE);
    const ctx = await member(services());
    await watch(ctx, 'make=Honda&price_max=12000');
    services().clock.advance(MINUTE);
    await update(dear.ctx, dear.id, { answers: { price: cents(11_900) } });
    await update(cheap.ctx, cheap.id, { answers: { price: cents(8_000) } });
    await round(services());
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails[0]?.text).toContain(dear.id);
    expect(box.emails[0]?.text).not.toContain(cheap.id);
    await update(dear.ctx, dear.id, { answers: { price: cents(13_000) } });
    await update(dear.ctx, dear.id, { answers: { price: cents(11_000) } });
    await round(services());
    expect(box.to(ctx)).toHaveLength(1);
  });

  test('a digest comes in the morning with everything of the day', async () => {
    const ctx = await member(services());
    services().clock.set('2026-11-20T12:30:00Z');
    await watch(ctx, 'make=Honda', 'DAILY');
    for (let at = 0; at < 12; at++) await publish(services(), { model: `Civic ${at}` });
    await round(services());
    expect(box.emails).toEqual([]);
    services().clock.set('2026-11-21T12:00:00Z');
    await round(services(), 0);
    await round(services());
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails[0]).toMatchObject({ subject: '12 new matches for Honda' });
    expect(box.emails[0]?.text).toContain('And 2 more');
    await round(services(), DAY);
    expect(box.to(ctx)).toHaveLength(1);
  });

  test('paused ones are silent, and resuming brings no flood', async () => {
    const ctx = await member(services());
    const { id } = await watch(ctx);
    await updateSavedSearch({ ctx, id, input: { paused: true } });
    services().clock.advance(MINUTE);
    await publish(services(), { model: 'Missed' });
    await round(services());
    await updateSavedSearch({ ctx, id, input: { paused: false } });
    await round(services());
    expect(box.to(ctx)).toEqual([]);
    await publish(services(), { model: 'Heard' });
    await round(services());
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails[0]?.text).not.toContain('Missed');
  });

  test('a listing that several searches of one person find is told once, and names the others', async () => {
    const [ctx, other] = [await member(services()), await member(services())];
    await watch(ctx, 'make=Honda');
    services().clock.advance(MINUTE);
    await watch(ctx, 'model=Accord');
    services().clock.advance(MINUTE);
    await watch(ctx, 'year_min=2014');
    await watch(other, 'model=Accord');
    services().clock.advance(MINUTE);
    const shared = await publish(services());
    const ford = await publish(services(), { make: 'Ford', model: 'Focus' });
    for (let at = 0; at < 5; at++) await round(services());
    expect(box.to(other)).toHaveLength(1);
    expect(box.to(other)[0]?.text).not.toContain('also matches');
    const [honda, focus, ...more] = box.to(ctx).sort((a) => (a.text.includes(shared.id) ? -1 : 1));
    expect(more).toEqual([]);
    expect(honda?.text).toContain('also matches “Accord”, “From 2014”');
    expect(honda?.text).not.toContain(ford.id);
    expect(focus?.text).toContain(ford.id);
    expect(focus?.text).not.toContain(shared.id);
    const searches = await listSavedSearches({ ctx });
    expect(searches.map(({ found }) => found).sort()).toEqual([1, 1, 2]);
    expect(searches.every(({ lastSentAt }) => lastSentAt !== null)).toBe(true);
  });

  test('tell of a price that came down to a badge that is asked for, not of one that had it', async () => {
    const { id, ctx: seller } = await publish(services(), { price: cents(30_000) });
    const ctx = await member(services());
    services().clock.advance(MINUTE);
    const { id: all } = await watch(ctx, `deal=${DEAL_STEPS.join(',')}`);
    for (const dollars of [14_000, 13_000, 12_000, 11_500]) {
      services().clock.advance(MINUTE);
      await update(seller, id, { answers: { price: cents(dollars) } });
      await round(services());
      const { deal } = await readListing({ ctx: makeCtx(services()), ref: id });
      if (deal?.kind === 'rated') break;
    }
    expect(box.to(ctx)).toHaveLength(1);
    services().clock.advance(MINUTE);
    const late = await member(services());
    await watch(late, `deal=${DEAL_STEPS.join(',')}`);
    services().clock.advance(MINUTE);
    await update(seller, id, { answers: { price: cents(11_400) } });
    await round(services());
    expect(box.to(late)).toEqual([]);
    expect((await listSavedSearches({ ctx })).find((search) => search.id === all)?.found).toBe(1);
  });

  test('tell of a price rating only while the results page shows it', async () => {
    const ctx = await member(services());
    for (const step of DEAL_STEPS) await watch(ctx, `deal=${step}`);
    services().clock.advance(MINUTE);
    const { id } = await publish(services(), { price: 1_150_000 });
    await round(services());
    const shown = await readListing({ ctx: makeCtx(services()), ref: id });
    expect(shown.deal).toMatchObject({ kind: 'rated' });
    const step = shown.deal?.kind === 'rated' ? shown.deal.step : '';
    const told = (await listSavedSearches({ ctx })).filter(({ found }) => found > 0).map(({ query }) => query);
    expect(told).toEqual([`deal=${step}`]);
  });

  test('look in words, places, photos and ranges as the search does', async () => {
    const ctx = await member(services());
    const hits = [
      'q=accord+blue',
      'postcode=32789&radius_max=25',
      'style=SEDAN&condition=GOOD',
      'state=FL&year_min=2014',
    ];
    const misses = [
      'q=accord+red',
      'postcode=90210&radius_max=25',
      'has_stock_photo=1',
      'category=GARAGE',
      'model=Civic',
    ];
    for (const query of [...hits, ...misses]) await watch(ctx, query);
    services().clock.advance(MINUTE);
    await publish(services());
    await round(services());
    const told = (await listSavedSearches({ ctx })).filter(({ found }) => found > 0).map(({ query }) => query);
    expect(told.sort()).toEqual(
      [
        'condition=GOOD&style=SEDAN',
        'postcode=32789&radius_max=25',
        'q=accord%20blue',
        'state=FL&year_min=2014',
      ].sort(),
    );
  });
});

describe.each(ENGINES)('letters about lower prices on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
  });

  async function kept(price = cents(10_000)) {
    const seller = await publish(services(), { price });
    const ctx = await member(services());
    await saveListing({ ctx, input: { ref: seller.id, saved: true } });
    const reprice = async (to: number) => {
      services().clock.advance(MINUTE);
      await update(seller.ctx, seller.id, { answers: { price: to } });
      await round(services());
    };
    return { ctx, seller, reprice };
  }

  test('come with a drop worth telling, and again only with a further one', async () => {
    const { ctx, reprice } = await kept();
    await reprice(cents(9_950));
    expect(box.to(ctx)).toEqual([]);
    await reprice(cents(9_900));
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.emails[0]).toMatchObject({ subject: '$100 off: 2014 Honda Accord EX-L' });
    for (const dollars of [9_850, 10_500, 9_900, 9_801, 11_000, 9_850]) await reprice(cents(dollars));
    expect(box.to(ctx)).toHaveLength(1);
    await reprice(cents(9_800));
    expect(box.to(ctx)).toHaveLength(2);
    expect(box.emails[1]?.text).toContain('Now $9,800, was $9,900');
  });

  test('tell what was changed with the price, by the emails that this person wants', async () => {
    const { ctx, seller } = await kept();
    const pricesOnly = await member(services());
    await saveListing({ ctx: pricesOnly, input: { ref: seller.id, saved: true } });
    const { id } = pricesOnly.actor.kind === 'user' ? { id: pricesOnly.actor.userId } : { id: '' };
    await services().database.sql`update users set settings = '{"saved_letters": false}' where id = ${id}`;
    services().clock.advance(MINUTE);
    await update(seller.ctx, seller.id, { answers: { price: cents(9_000), mileage: 99_000 } });
    await tellThreads({ services: services() });
    for (let runs = 0; runs < 2; runs++) {
      await round(services());
      await mailSavedNews({ services: services() });
    }
    await kickMail({ services: services() });
    expect(box.to(ctx).map(({ subject }) => subject)).toEqual(['Updated: 2014 Honda Accord EX-L']);
    expect(box.to(pricesOnly).map(({ subject }) => subject)).toEqual(['$1,000 off: 2014 Honda Accord EX-L']);
    for (const one of [ctx, pricesOnly]) {
      expect(box.to(one)[0]?.text).toContain('$9,000');
      expect(box.to(one)[0]?.text).toContain('99,000');
    }
  });

  test('are one for everything that came down', async () => {
    const { ctx, seller } = await kept();
    const second = await publish(services(), { price: cents(20_000) });
    await saveListing({ ctx, input: { ref: second.id, saved: true } });
    await update(seller.ctx, seller.id, { answers: { price: cents(9_000) } });
    await update(second.ctx, second.id, { answers: { price: cents(19_000) } });
    await round(services());
    expect(box.emails.map(({ subject }) => subject)).toEqual(['Price drops on 2 saved listings']);
  });

  test('are sent once across runs at the same moment', async () => {
    const { seller } = await kept();
    await update(seller.ctx, seller.id, { answers: { price: cents(9_000) } });
    await Promise.all(Array.from({ length: 5 }, () => mailPriceDrops({ services: services() })));
    expect(await countQueued(services())).toBe(1);
  });

  test('are not about what is sold, nor about one’s own', async () => {
    const { seller } = await kept();
    await saveListing({ ctx: seller.ctx, input: { ref: seller.id, saved: true } });
    await update(seller.ctx, seller.id, { answers: { price: cents(5_000) }, status: 'RESERVED' });
    await round(services());
    await update(seller.ctx, seller.id, { status: 'SOLD' });
    await round(services());
    expect(box.emails).toEqual([]);
  });

  test('end with one press, and the hearts stay', async () => {
    const { ctx, reprice } = await kept();
    await reprice(cents(9_000));
    const token = new URL(box.emails[0]?.unsubscribeUrl ?? '').searchParams.get('token');
    expect(await unsubscribe({ ctx, token })).toEqual({ kind: 'prices', name: null, ended: true });
    await reprice(cents(8_000));
    expect(box.to(ctx)).toHaveLength(1);
  });
});
