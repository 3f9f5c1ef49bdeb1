import { readFileSync } from 'node:fs';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import { fairHousingNotes } from '#features/sell/rules/fair-housing.ts';
import { categoryIn, flowById, publishFaults } from '#features/sell/rules/index.ts';
import { VEHICLE_FLOW } from '#features/sell/rules/vehicle.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import { US_STATES } from '#shared/us-states.ts';
import { vinCheckDigit } from '#features/vehicles/rules/vin.ts';
import { readListings, seed } from '#app/cli/seed.ts';
import * as schema from '#features/schema.ts';
import {
  countDemoListings,
  DEALER_LISTINGS,
  DEMO_ACCOUNT,
  DEMO_CODE,
  FIRST_MARKET,
  seedIfEmpty,
} from '#app/demo/index.ts';
import { type DemoListing, demoListing, demoPlate } from '#app/demo/listing.ts';
import { demoPerson } from '#app/demo/people.ts';
import { demoPlaces } from '#app/demo/places.ts';
import { demoThings } from '#app/demo/things/index.ts';
import { redrawOldPictures } from '#app/demo/redraw-pictures.ts';
import { writeStickers } from '#app/demo/write-stickers.ts';
import { drawingsOf } from '#app/drawings.ts';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import { drawScene } from '#features/pictures/server/index.ts';
import { parseStickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import { findZip } from '#features/places/server/index.ts';
import { findBrokenLink } from '#features/listings/server/index.ts';
import { listOwnCodes, readCodeScans, resolveScan } from '#features/stickers/server/index.ts';
import { describePlate, describeVin } from '#features/vehicles/server/index.ts';
import { ENGINES } from '../../support/database.ts';
import { readWithZbar } from '../../support/qr-readers.ts';
import { makeCtx, useServices } from '../../support/services.ts';

/** The market of a first start: private sellers, dealerships, and everything that is no vehicle. */
const NOW = new Date('2026-11-20T12:00:00Z');
const THINGS = demoThings(NOW, demoPlaces());
const ALL = FIRST_MARKET + DEALER_LISTINGS + THINGS.length;

async function makeMarket(count: number): Promise<DemoListing[]> {
  const market = { now: NOW, places: demoPlaces() };
  return Promise.all(Array.from({ length: count }, (_, index) => demoListing(index, market)));
}

describe('the demo market', () => {
  let market: DemoListing[] = [];
  beforeAll(async () => {
    market = await makeMarket(400);
  });

  it('is the same every time', async () => {
    expect(await makeMarket(40)).toEqual(market.slice(0, 40));
  });

  it('could all be published by the wizard', () => {
    for (const { answers } of market)
      expect(publishFaults(VEHICLE_FLOW, answers), projectListing(VEHICLE_FLOW, answers).title).toEqual([]);
  });

  it('covers every state, every vehicle type, every body and every grade', () => {
    const said = (id: string) => new Set(market.map(({ answers }) => answers[id]));
    const states = new Set(market.map(({ answers }) => findZip(String(answers.postcode))?.state));
    expect(US_STATES.filter(({ code }) => !states.has(code))).toEqual([]);
    expect(said('vehicleType').size).toBe(6);
    expect(said('conditionGrade').size).toBe(4);
    for (const body of [
      'SEDAN',
      'COUPE',
      'HATCHBACK',
      'SUV',
      'CONVERTIBLE',
      'WAGON',
      'MINIVAN',
      'PICKUP',
      'VAN',
      'TRUCK',
    ])
      expect(said('body')).toContain(body);
  });

  it('has no two listings with one id, plate or VIN', () => {
    for (const of of [
      (it: DemoListing) => it.id,
      (it: DemoListing) => it.uniqueId,
      (it: DemoListing) => it.answers.vin,
    ]) {
      const all = market.map(of).filter(Boolean);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(new Set(Array.from({ length: 5000 }, (_, index) => demoPlate(index))).size).toBe(5000);
  });

  it('asks prices that somebody might pay', () => {
    for (const { answers } of market) {
      expect(answers.price).toBeGreaterThanOrEqual(50_000);
      expect(answers.price).toBeLessThan(25_000_000);
    }
  });

  it('describes without a gap: no unfilled place, no doubled space', () => {
    for (const { answers } of market) expect(answers.description).not.toMatch(/[{}]|undefined|null| {2}/);
  });

  it('tells the same story in the history and in the listing', () => {
    for (const { history, answers } of market) {
      const prices = history.changes.filter(({ kind }) => kind === 'PRICE');
      expect(prices.at(-1)?.after).toBe(String(answers.price));
      expect(history.changes.filter(({ kind }) => kind === 'STATUS').at(-1)?.after).toBe(history.status);
      for (const { at } of history.changes) expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });
});

describe('the sales, homes and single things of the demo market', () => {
  it('are the same every time', () => {
    expect(demoThings(NOW, demoPlaces())).toEqual(THINGS);
    for (const of of [(it: (typeof THINGS)[number]) => it.id, (it: (typeof THINGS)[number]) => it.uniqueId])
      expect(new Set(THINGS.map(of)).size).toBe(THINGS.length);
  });

  it('could all be published by their wizards, in every category, in several states', () => {
    const seen = new Map<string, Set<string>>();
    for (const { flow: name, answers, history } of THINGS) {
      const flow = flowById(name);
      if (!flow) throw new Error(`There is no flow ${name}.`);
      expect(publishFaults(flow, answers), JSON.stringify(answers)).toEqual([]);
      const category = categoryIn(flow, answers);
      seen.set(category, (seen.get(category) ?? new Set()).add(history.status));
    }
    const expected = ['GARAGE', 'GARAGE_ITEM', 'OTHER', 'PROPERTY_OPEN', 'PROPERTY_OWNER', 'PROPERTY_RENTAL'];
    expect([...seen.keys()].sort()).toEqual(expected);
    expect(seen.get('GARAGE_ITEM')).toContain('SOLD');
    expect(seen.get('PROPERTY_RENTAL')?.size).toBeGreaterThan(1);
  });

  it('warn of nobody: no home prefers or excludes people', () => {
    for (const { answers } of THINGS)
      expect(fairHousingNotes(`${answers.headline}\n${answers.description}`), String(answers.description)).toEqual([]);
  });

  it('open their doors from today on', () => {
    const days = THINGS.flatMap(({ answers }) => [answers.saleDays, answers.openDays].filter(Array.isArray).flat());
    expect(days.length).toBeGreaterThan(40);
    for (const day of days) expect(String(day) >= '2026-11-20').toBe(true);
  });
});

describe.each(ENGINES)('seeding on %s', (engine) => {
  const services = useServices({ engine, config: { seedDemo: true } });

  it('fills an empty installation, once', async () => {
    await seedIfEmpty({ services: services() });
    expect(await countDemoListings(services())).toBe(ALL);
    await seedIfEmpty({ services: services() });
    expect(await countDemoListings(services())).toBe(ALL);
  });

  it('has stickers in every state on the demo seller, each once, and one that the README names', async () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`/q/${DEMO_CODE}`);
    const { db } = services();
    const count = async () => ({
      codes: (await db.select().from(schema.qrCodes)).length,
      events: (await db.select().from(schema.qrHistory)).length,
      scans: (await db.select().from(schema.qrScans)).reduce((sum, row) => sum + row.count, 0),
    });
    const before = await count();
    expect(before.scans).toBeGreaterThan(50);
    await writeStickers(services());
    expect(await count()).toEqual(before);

    const visitor = makeCtx(services());
    const scan = (code: string) => resolveScan({ ctx: visitor, input: { code, network: 'test' } });
    expect(await scan(DEMO_CODE)).toMatchObject({ state: 'LINKED', page: 'listing' });
    const codes = await db.select().from(schema.qrCodes);
    const states = await Promise.all(codes.map(async ({ id }) => (await scan(id)).state));
    for (const state of ['LINKED', 'CLAIMED', 'BLANK', 'EXTERNAL', 'RETIRED', 'SOLD']) expect(states).toContain(state);
    const tagged = await db
      .selectDistinct({ category: schema.listings.category, seller: schema.users.type })
      .from(schema.qrCodes)
      .innerJoin(schema.listings, eq(schema.listings.id, schema.qrCodes.listingId))
      .innerJoin(schema.users, eq(schema.users.id, schema.listings.ownerId));
    const kinds = Object.keys(CATEGORIES).filter((category) => category !== 'PROPERTY');
    expect(new Set(tagged.map(({ category }) => category))).toEqual(new Set(kinds));
    expect(tagged).toContainEqual({ category: 'VEHICLE', seller: 'DEALERSHIP' });
    const seller = makeCtx(services(), { user: demoPerson(0) });
    const own = await listOwnCodes({ ctx: seller });
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['LINKED', 'CLAIMED', 'EXTERNAL', 'RETIRED']));
    const scanned = await readCodeScans({ ctx: seller, input: { ids: own.map(({ id }) => id) } });
    expect(Math.max(...scanned.values())).toBeGreaterThan(10);
  });

  it('shows the sticker in a car’s window, with the code that opens its page', async () => {
    const config = { ...services().config, siteUrl: 'https://curbtag.example' };
    const stuck = await services()
      .db.select({ scene: schema.photos.scene, listing: schema.photos.listingId })
      .from(schema.photos)
      .where(like(schema.photos.scene, 'detail.window.%'));
    expect(stuck.map(({ listing }) => listing)).toContain((await makeMarket(1))[0]?.id);
    for (const { scene, listing } of stuck) {
      const picture = await drawScene(
        parseScene(scene ?? '') as Scene,
        1280,
        drawingsOf(config, services()).codeAddress,
      );
      const link = await readWithZbar((await picture?.avif({ quality: 52, effort: 1 }).toBuffer()) as Buffer);
      const code = parseStickerLink(link, stickerHosts(config));
      if (!code.ok) throw new Error(`${link} is no sticker’s link.`);
      const [found] = await services().db.select().from(schema.qrCodes).where(eq(schema.qrCodes.id, code.value.uuid));
      expect(found?.listingId).toBe(listing);
    }
  });

  it('draws the same pictures anew when a data folder is of another version', async () => {
    const { db } = services();
    const shown = () => db.select({ at: schema.photos.position, scene: schema.photos.scene }).from(schema.photos);
    const windows = async () => (await shown()).filter(({ scene }) => scene?.startsWith('detail.window.')).length;
    const [before, stuck] = [(await shown()).length, await windows()];
    expect(await redrawOldPictures({ services: services() })).toBe(0);
    await db.delete(schema.installation).where(eq(schema.installation.key, 'demo-pictures'));
    expect(await redrawOldPictures({ services: services() })).toBe(ALL);
    expect([(await shown()).length, await windows()]).toEqual([before, stuck]);
  });

  it('knows the plates of its own listings, and describes the car behind one', async () => {
    const ctx = makeCtx(services());
    const [first] = await makeMarket(1);
    const { licensePlate: plate, plateState: state, vin, make, model, year } = first?.answers ?? {};
    const specs = await describePlate({ ctx, input: { plate: String(plate).toLowerCase(), state, country: 'USA' } });
    expect(specs).toMatchObject({ vin, make, model, year });
  });

  it('gives cars VINs that decode to what the listing says', async () => {
    const ctx = makeCtx(services());
    for (const { answers } of (await makeMarket(30)).filter(({ answers: said }) => said.vin)) {
      const vin = String(answers.vin);
      expect(vin[8]).toBe(vinCheckDigit(vin));
      expect(await describeVin({ ctx, input: { vin } })).toMatchObject({
        make: answers.make,
        model: answers.model,
        year: answers.year,
        body: answers.body,
        warnings: [],
      });
    }
  });

  it('keeps histories whole', async () => {
    for (const { id } of await makeMarket(10))
      expect(await findBrokenLink({ db: services().db, listingId: id })).toBeNull();
  });

  it('has one account that people can sign in to, and nobody else has a password', async () => {
    const people = await services().db.select().from(schema.users);
    expect(people.filter(({ passwordHash }) => passwordHash !== null).map(({ email }) => email)).toEqual([
      DEMO_ACCOUNT.email,
    ]);
    for (const { email } of people) expect(email).toMatch(/@example\.com$/);
  });

  it('adds what is missing up to a number, and nothing twice', async () => {
    expect(await seed(services(), FIRST_MARKET + 30)).toEqual({ listings: ALL + 30 });
    expect(await seed(services(), FIRST_MARKET + 30)).toEqual({ listings: ALL + 30 });
  });

  it.each([
    ['--listings', '0'],
    ['--listings', '-5'],
    ['--listings', '1e6'],
    ['--listings', '9999999'],
    ['--listings', '🚗'],
  ])('refuses %s %s in a sentence', (...args) => {
    expect(() => readListings(args)).toThrow(/Say how many|argument/);
  });
});

describe('seeding a used or closed installation', () => {
  const services = useServices({ config: { seedDemo: false } });

  it('does nothing when demo data is off', async () => {
    await seedIfEmpty({ services: services() });
    expect(await countDemoListings(services())).toBe(0);
  });

  it('does nothing when somebody is there already', async () => {
    const used = { ...services(), config: { ...services().config, seedDemo: true } };
    await used.db
      .insert(schema.users)
      .values({ id: '00000000-0000-4000-8000-000000000009', email: 'real@person.test' });
    await seedIfEmpty({ services: used });
    expect(await countDemoListings(services())).toBe(0);
  });
});
