import { and, eq, gte, inArray, isNotNull, or } from 'drizzle-orm';
import type { NewsEvent } from '../rules/news.ts';
import { briefOf } from '#features/listings/rules/brief.ts';
import { type Price, priceOf } from '#features/listings/rules/price.ts';
import { standingOf } from '#features/valuation/rules/limits.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type ListingRow, recorded } from '#features/listings/server/index.ts';

const { listings, listingHistory } = schema;

/** A listing that is for sale and about which something was recorded lately. */
export type FreshListing = {
  readonly id: string;
  readonly ownerId: string | null;
  readonly title: string;
  readonly path: string;
  readonly price: Price | null;
  /** "72,400 mi", "Good · Sat, Nov 21, 8 am – 2 pm". */
  readonly brief: string;
  readonly place: string;
  readonly publishedAt: Date | null;
  readonly events: readonly NewsEvent[];
};

const BATCH = 500;

/** What was published, put back on sale or repriced since a moment and is for sale now, in batches. */
export async function* freshListings(db: Services['db'], since: Date): AsyncGenerator<FreshListing[]> {
  const events = await readEvents(db, since);
  const ids = [...events.keys()];
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    const rows = await db
      .select()
      .from(listings)
      .where(and(inArray(listings.id, some), eq(listings.status, 'PUBLISHED')));
    const sales = await readSales(db, rows);
    yield rows.map((row) => toFresh(row, events.get(row.id) ?? [], sales));
  }
}

async function readEvents(db: Services['db'], since: Date): Promise<Map<string, NewsEvent[]>> {
  const { kind, after, before } = listingHistory;
  const published = and(eq(kind, 'STATUS'), eq(after, 'PUBLISHED'));
  const rows = await db
    .select(recorded)
    .from(listingHistory)
    .innerJoin(listings, eq(listings.id, listingHistory.listingId))
    .where(and(gte(listingHistory.at, since), or(published, and(eq(kind, 'PRICE'), isNotNull(before)))));
  const found = new Map<string, NewsEvent[]>();
  for (const row of rows) {
    const event: NewsEvent =
      row.kind === 'PRICE'
        ? { kind: 'PRICE', at: row.at, before: Number(row.before) }
        : { kind: 'PUBLISHED', at: row.at, before: null };
    found.set(row.listingId, [...(found.get(row.listingId) ?? []), event]);
  }
  return found;
}

type Sales = ReadonlyMap<string, ListingRow>;

/** The garage sales that items belong to: whoever looks for a thing wants to know the day. */
async function readSales(db: Services['db'], rows: readonly ListingRow[]): Promise<Sales> {
  const ids = [...new Set(rows.flatMap(({ saleId }) => saleId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(listings).where(inArray(listings.id, ids));
  return new Map(found.map((sale) => [sale.id, sale]));
}

const briefed = ({ category, mileage, details }: ListingRow): string[] => briefOf({ category, mileage, details });

/** By the market that its price of today is held against. */
function standingOfBefore({ deal }: ListingRow, { before }: NewsEvent): Pick<NewsEvent, 'standingBefore'> {
  return deal?.market && before !== null ? { standingBefore: standingOf(before, deal.market) } : {};
}

function toFresh(row: ListingRow, events: readonly NewsEvent[], sales: Sales): FreshListing {
  const sale = row.saleId ? sales.get(row.saleId) : undefined;
  const { category } = row;
  return {
    id: row.id,
    ownerId: row.ownerId,
    title: row.title,
    path: listingPath({ category, id: row.id, slug: row.slug }),
    price: priceOf(row),
    brief: [...briefed(row), ...(sale ? briefed(sale) : [])].join(' · '),
    place: [row.city, row.region].filter(Boolean).join(', '),
    publishedAt: row.publishedAt,
    events: events.map((event) => ({ ...event, ...standingOfBefore(row, event) })),
  };
}
