import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '#platform/csv.ts';
import { createPageCache } from '#platform/cache/index.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { partnersRouter } from '#features/dealers/server/routes/partners.ts';
import { readListing } from '#features/listings/server/index.ts';
import {
  feedFile,
  findPartner,
  listLots,
  readFeed,
  readLot,
  readOwnPartner,
  summarizeStock,
} from '#features/dealers/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, member, update, visitor } from '../../listings/server/support.ts';
import { DETAILS, dealer, save, VALID_VIN } from './support.ts';

describe.each(ENGINES)('dealerships on %s', (engine) => {
  const cleared: string[] = [];
  const spied = { ...createPageCache(), invalidate: async (tags: readonly string[]) => void cleared.push(...tags) };
  const services = useServices({ engine, cache: spied });
  const app = createApp({ findServices: services, routers: [partnersRouter] });
  const ask = async (query: string) => {
    const answer = await app.request(`http://localhost:4321/api/public/partners${query}`);
    return { status: answer.status, body: await answer.json() };
  };
  const namesOf = async (query: string) =>
    ((await ask(query)).body.partners as { name: string }[]).map(({ name }) => name);

  test('are set up by whoever becomes one, field by field, and get an address for good', async () => {
    const ctx = await member(services());
    expect(await save(ctx, DETAILS)).toMatchObject({ kind: 'stay', status: 404 });
    await save(ctx, { do: 'become' });
    const wrong = await save(ctx, {
      ...DETAILS,
      name: ' ',
      postcode: '00000',
      phone: '12',
      website: 'x y',
      store_code: '!',
      doc_fee: '',
      other_fees: 'a lot',
      MONDAY_closes: '',
    });
    expect(wrong).toMatchObject({ kind: 'stay', status: 422, values: { phone: '12' } });
    expect(Object.keys(wrong.kind === 'stay' ? wrong.faults : {}).sort()).toEqual([
      'MONDAY',
      'doc_fee',
      'name',
      'other_fees',
      'phone',
      'postcode',
      'store_code',
      'website',
    ]);
    expect(await readOwnPartner({ ctx })).toBeNull();
    expect(await save(ctx, DETAILS)).toMatchObject({ kind: 'go' });
    const first = await readOwnPartner({ ctx });
    expect(first).toMatchObject({
      slug: 'sunrise-motors',
      city: 'Orlando',
      state: 'FL',
      phone: '+14075550123',
      website: 'https://sunrise.example.com/',
      docFeeCents: 29_900,
      otherFeesCents: 0,
      hours: { MONDAY: { opens: '09:00', closes: '18:00' } },
    });
    await save(ctx, { ...DETAILS, name: 'Sunset Motors' });
    expect(await readOwnPartner({ ctx })).toMatchObject({ name: 'Sunset Motors', slug: 'sunrise-motors' });
    const again = await dealer(services());
    expect(again.partner.slug).toBe('sunrise-motors-orlando');
  });

  test('are listed by state, or nearest to a ZIP first, with a limit', async () => {
    await services().database.empty();
    await dealer(services(), { name: 'Orlando Cars', postcode: '32801' });
    await dealer(services(), { name: 'Seattle Cars', postcode: '98101' });
    await dealer(services(), { name: 'Atlanta Cars', postcode: '30301' });
    await dealer(services(), { name: 'Hidden Cars', postcode: '32801', shown: '' });
    expect(await namesOf('')).toEqual(['Orlando Cars', 'Atlanta Cars', 'Seattle Cars']);
    expect(await namesOf('?postcode=98109&partner_type=DEALERSHIP')).toEqual([
      'Seattle Cars',
      'Atlanta Cars',
      'Orlando Cars',
    ]);
    expect(await namesOf('?limit=1')).toEqual(['Orlando Cars']);
    expect(await namesOf('?postcode=00000')).toHaveLength(3);
    for (const wrong of ['?limit=1001', '?limit=0', '?partner_type=BANK', '?drop=1'])
      expect((await ask(wrong)).status, wrong).toBe(400);
    const [first] = (await ask('?postcode=32801')).body.partners;
    expect(first).toMatchObject({
      name: 'Orlando Cars',
      miles: 0,
      phone: '+14075550123',
      path: '/dealers/orlando-cars',
      stock: 0,
    });
    expect(JSON.stringify(first)).not.toMatch(/Dana|private\.example|user/i);
  });

  test('stand beside their listings by name and link while they are shown', async () => {
    const { ctx, partner } = await dealer(services(), { name: 'Linked Motors' });
    const draft = await create(ctx, completeAnswers());
    await update(ctx, draft.id, { status: 'PUBLISHED' });
    const read = async () => (await readListing({ ctx: visitor(services()), ref: draft.id })).seller;
    expect(await read()).toMatchObject({ name: 'Linked Motors', path: `/dealers/${partner.slug}` });
    cleared.length = 0;
    await save(ctx, { ...DETAILS, name: 'Linked Motors', shown: '' });
    expect(cleared).toEqual(expect.arrayContaining(['dealers', `listing:${draft.id}`]));
    expect(await read()).toMatchObject({ name: 'Dana Dealer', path: null });
    expect(await findPartner({ ctx, slug: partner.slug })).toBeNull();
  });

  test('are found by what stands on their lots, and a scanned thing tells whose lot it is on', async () => {
    await services().database.empty();
    const { ctx, partner, userId } = await dealer(services(), { name: 'Lot Motors' });
    await dealer(services(), { name: 'Empty Motors' });
    const sell = async (answers: Parameters<typeof completeAnswers>[0]) => {
      const draft = await create(ctx, completeAnswers(answers));
      return update(ctx, draft.id, { status: 'PUBLISHED' });
    };
    const suv = await sell({ body: 'SUV', price: 990_000 });
    await sell({ body: 'SEDAN', price: 680_000 });
    await services().db.insert(schema.stockItems).values({ listingId: suv.id, userId, stockNumber: 'A1472' });

    const find = (kind: 'SUV' | 'COUPE' | null) =>
      listLots({ ctx: visitor(services()), input: { postcode: undefined, kind, page: 1 } });
    const all = await find(null);
    expect(all.lots.map((lot) => lot.partner.name)).toEqual(['Empty Motors', 'Lot Motors']);
    expect(all.lots.map(({ stock }) => stock?.prices ?? null)).toEqual([null, { from: 680_000, to: 990_000 }]);
    expect(new Set(all.kinds)).toEqual(new Set(['SEDAN', 'SUV']));
    expect((await find('SUV')).lots.map((lot) => lot.partner.name)).toEqual(['Lot Motors']);
    expect((await find('COUPE')).total).toBe(0);
    const stocks = await summarizeStock({ ctx, partnerIds: [partner.id] });
    expect(stocks.get(partner.id)?.count).toBe(2);

    const lot = () => readLot({ ctx: visitor(services()), listingId: suv.id });
    expect(await lot()).toMatchObject({ stockNumber: 'A1472', partner: { name: 'Lot Motors', phone: '+14075550123' } });
    await save(ctx, { ...DETAILS, name: 'Lot Motors', shown: '' });
    expect(await lot()).toBeNull();
  });

  test('have a feed of the rows that are right, and are told why others are not in it', async () => {
    const { ctx, partner, userId } = await dealer(services(), { name: 'Feed Motors' });
    const publish = async (changes: Parameters<typeof completeAnswers>[0]) => {
      const draft = await create(ctx, completeAnswers(changes));
      return update(ctx, draft.id, { status: 'PUBLISHED' });
    };
    const right = await publish({ vin: VALID_VIN, vinPublic: true, year: 2003, price: 599_900 });
    const hidden = await publish({ vin: VALID_VIN, year: 2003 });
    const wrong = await publish({ vin: '1HGCM82643A004352', vinPublic: true, year: 2003 });
    const found = await findPartner({ ctx, slug: partner.slug });
    if (!found) throw new Error('not shown');
    expect(found.partner.stock).toBe(3);
    const entries = await readFeed({ ctx, input: found });
    expect(
      entries
        .filter(({ ok }) => !ok)
        .map((entry) => !entry.ok && entry.path)
        .sort(),
    ).toEqual([hidden.path, wrong.path].sort());
    const file = parseCsv(feedFile(entries));
    const [header, row, ...rest] = file.ok ? file.value.map(({ cells }) => cells) : [];
    expect(rest).toEqual([]);
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1];
    expect(cell('vin')).toBe(VALID_VIN);
    expect(cell('price')).toBe('5999 USD');
    expect(cell('mileage')).toBe('72,400 miles');
    expect(cell('condition')).toBe('used');
    expect(cell('model')).toBe('Accord');
    expect(cell('link')).toBe(`http://localhost:4321${right.path}`);
    expect(cell('dealership_address')).toBe('1200 Colonial Dr, Orlando, FL 32803');
    await update(ctx, right.id, { status: 'SOLD' });
    expect(cleared).toContain(`seller:${userId}`);
    expect(feedFile(await readFeed({ ctx, input: found })).split('\r\n')).toHaveLength(2);
  });

  test('are gone from everywhere when they stop being one', async () => {
    const { ctx, partner, userId } = await dealer(services(), { name: 'Former Motors' });
    await services().db.update(schema.users).set({ type: 'SELLER' }).where(eq(schema.users.id, userId));
    expect(await findPartner({ ctx, slug: partner.slug })).toBeNull();
    expect(await namesOf('')).not.toContain('Former Motors');
  });
});
