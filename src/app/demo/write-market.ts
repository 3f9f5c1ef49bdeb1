import { sql } from 'drizzle-orm';
import { flowById } from '#features/sell/rules/index.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { insertRows, type Transaction } from '#platform/db/index.ts';
import { startHistories, toColumns } from '#features/listings/server/index.ts';
import { indexListings } from '#features/search-index/server/index.ts';
import { writeOpenings } from '#features/open-houses/server/index.ts';
import { DEMO_ACCOUNT, demoPassword } from '#platform/config/demo-account.ts';
import { demoDealerStock, demoDealers } from './dealers.ts';
import { type DemoListing, demoListing } from './listing.ts';
import { demoPerson, ownerIndex } from './people.ts';
import { type Numbering, numberLike } from './number-like.ts';
import { demoPhotoRows } from './pictures.ts';
import { demoPlaces } from './places.ts';
import { type DemoMade, demoThings } from './things/index.ts';

const DAY = 86_400_000;
const LIFETIME = 60 * DAY;
/** Listings a transaction. */
const BATCH = 500;
/** Listings with pictures from several sides. In larger markets one picture each keeps the tables in proportion. */
const PICTURED = 20_000;
/** Pictures of one listing. */
const MAX_PICTURES = 12;

type Progress = (done: number, of: number) => void;
type MarketPart = {
  readonly from?: number;
  readonly to: number;
  readonly onProgress?: Progress;
  /** Shared by all who write one market, so that no two cards of it are alike. */
  readonly turnOf?: Numbering;
};

/**
 * Writes listings `from` up to `to` of the demo market with their sellers, pictures and histories. What is there
 * already stays as it is, so that a run that was cut short can be repeated.
 */
export async function writeMarket(
  services: Services,
  { from = 0, to, onProgress = () => {}, turnOf = numberLike() }: MarketPart,
): Promise<void> {
  const market = { now: services.now(), places: demoPlaces() };
  const password = demoPassword(services.config);
  const passwordHash = password === null ? null : await hashPassword(password);
  const write = async (start: number, end: number, listings: readonly Made[]) => {
    await services.db.transaction(async (tx) => {
      await writePeople(tx, ownerIndex(start), ownerIndex(end - 1), market.now, passwordHash);
      await writeListings(tx, listings, turnOf);
    });
    onProgress(end, to);
  };
  // The next batch is made up while the one before is written.
  let writing: Promise<void> = Promise.resolve();
  for (let start = from; start < to; start += BATCH) {
    const end = Math.min(to, start + BATCH);
    const listings: Made[] = [];
    for (let index = start; index < end; index++) listings.push(await makeListing(index, market));
    await writing;
    writing = write(start, end, listings);
    // Awaited in the next round; a fault meanwhile must not end the process unheard.
    writing.catch(() => {});
  }
  await writing;
  if (to - from >= MANY) await services.db.execute(sql`vacuum (analyze)`);
}

/** Writes the demo dealerships with their stock. Repeating it adds nothing. */
export async function writeDealers(services: Services, turnOf = numberLike(AFTER_MARKET)): Promise<void> {
  const now = services.now();
  const dealers = demoDealers();
  const since = new Date(now.getTime() - 400 * DAY);
  const stock = await demoDealerStock({ now, places: demoPlaces() });
  await services.db.transaction(async (tx) => {
    const users = dealers.map(({ user }) => ({ ...user, emailVerifiedAt: since, createdAt: since, updatedAt: since }));
    await insertRows({ tx, table: schema.users, rows: users });
    await insertRows({ tx, table: schema.partners, rows: dealers.map(({ partner }) => partner) });
    await writeListings(tx, stock, turnOf);
  });
}

/** Writes the garage sales, homes and single things of the demo market. Repeating it adds nothing. */
export async function writeThings(services: Services, turnOf = numberLike()): Promise<number> {
  const things = demoThings(services.now(), demoPlaces());
  await services.db.transaction(async (tx) => {
    for (const row of await writeListings(tx, things, turnOf))
      if (row.startsAt) await writeOpenings({ services, tx, row: { ...row, version: 1 } });
  });
  return things.length;
}

/** From so many new rows on, the database's statistics are taken anew at once. */
const MANY = 1_000;

async function makeListing(index: number, market: Parameters<typeof demoListing>[1]): Promise<Made> {
  return { ...(await demoListing(index, market)), most: index < PICTURED ? MAX_PICTURES : 1 };
}

async function writePeople(
  tx: Transaction,
  first: number,
  last: number,
  now: Date,
  passwordHash: string | null,
): Promise<void> {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => {
    const { memberDays, ...person } = demoPerson(first + at);
    const createdAt = new Date(now.getTime() - memberDays * DAY);
    const hash = person.email === DEMO_ACCOUNT.email ? passwordHash : null;
    return { ...person, passwordHash: hash, emailVerifiedAt: createdAt, createdAt, updatedAt: createdAt };
  });
  await insertRows({ tx, table: schema.users, rows });
}

/** `most` pictures are drawn of it at most. */
type Made = DemoListing & Partial<Pick<DemoMade, 'flow' | 'saleId' | 'itemNames'>> & { readonly most?: number };

/** Gives the rows that were not there before. */
async function writeListings(tx: Transaction, listings: readonly Made[], turnOf: Numbering) {
  const rows = await Promise.all(listings.map(toRow));
  const added = await insertRows<typeof schema.listings, { id: string }>({
    tx,
    table: schema.listings,
    rows,
    returning: 'id',
  });
  const fresh = new Set(added.map(({ id }) => id));
  const own = listings.filter(({ id }) => fresh.has(id));
  await insertRows({ tx, table: schema.photos, rows: photoRows(rows, own, turnOf) });
  await indexListings({ tx, rows: rows.filter(({ id }) => fresh.has(id)).map((row) => ({ deal: null, ...row })) });
  await startHistories({ tx, changes: own.flatMap(({ history }) => history.changes) });
  return rows.filter(({ id }) => fresh.has(id));
}

/** Dealers' cars are counted on from about as many as the market has of a model. */
const AFTER_MARKET = 40;

type Row = Awaited<ReturnType<typeof toRow>>;

function photoRows(rows: readonly Row[], own: readonly Made[], turnOf: Numbering) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return own.flatMap(({ id, answers, history, itemNames = [], most = MAX_PICTURES }) => {
    const row = byId.get(id);
    if (!row) return [];
    const of = { id, category: row.category, title: row.title, answers, itemNames };
    return demoPhotoRows({ ...of, turn: turnOf(of, history.publishedAt) }, history.publishedAt, most);
  });
}

async function toRow({ id, uniqueId, ownerId, answers, history, flow: name = 'vehicle', saleId = null }: Made) {
  const flow = flowById(name);
  if (!flow) throw new Error(`There is no flow ${name}.`);
  const { publishedAt, changedAt, soldAt, status, priceCents } = history;
  return {
    id,
    uniqueId,
    ownerId,
    flow: flow.id,
    ...(await toColumns({ flow, answers })),
    saleId,
    status,
    createdAt: new Date(publishedAt.getTime() - 2 * 3_600_000),
    updatedAt: changedAt,
    publishedAt,
    soldAt,
    expiresAt: new Date(publishedAt.getTime() + LIFETIME),
    saleOutcome: soldAt ? ('SOLD_HERE' as const) : null,
    salePriceCents: soldAt ? priceCents : null,
    demo: true,
  };
}

/** How many demo listings there are. */
export async function countDemoListings({ db }: Pick<Services, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(schema.listings)
    .where(sql`${schema.listings.demo}`);
  return row?.count ?? 0;
}
