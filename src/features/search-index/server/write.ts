import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Answers } from '#shared/answers.ts';
import { daysOf, valuesIn } from '#features/search/rules/attributes.ts';
import { toDayBits, toMask } from '#features/search/rules/bits.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { belongsInSearch, CODED, figureOf, type IndexedListing, ratedDeal, termsOf, textOf } from './row.ts';
import { BIT_LISTS, FIGURES } from '#features/search/rules/filters-by-kind.ts';
import { type Codes, codesOf, termId } from './terms.ts';

const { listingSearch } = schema;

type SearchRow = Omit<typeof listingSearch.$inferSelect, 'ref' | 'version'>;

/** What the index says of a listing, but for its number and version. */
function toSearchRow(listing: IndexedListing, codes: Codes, hasPhoto: boolean): SearchRow {
  const answers = listing.details as Answers;
  const own = new Map(termsOf(listing).map((term) => [term.kind, codes.get(termId(term)) ?? 0]));
  const dates = toDayBits(daysOf(answers));
  return {
    ...byColumn(CODED.map((kind) => [kind, own.get(kind) ?? 0])),
    ...byColumn(BIT_LISTS.map(({ key, bits, values }) => [bits, toMask<string>(values, valuesIn(key, answers))])),
    ...byColumn(FIGURES.map((filter) => [filter.column, figureOf(listing, filter)])),
    firstDay: dates?.first ?? null,
    daysNear: dates?.near ?? 0,
    daysFar: dates?.far ?? 0,
    listingId: listing.id,
    listed: belongsInSearch(listing),
    hasPhoto,
    dealShare: shareOf(listing),
    latitude: listing.latitude,
    longitude: listing.longitude,
    publishedAt: listing.publishedAt ?? listing.updatedAt,
    changedAt: listing.updatedAt,
  };
}

const byColumn = <Name extends string, Value>(entries: readonly (readonly [Name, Value])[]): Record<Name, Value> =>
  Object.fromEntries(entries) as Record<Name, Value>;

/** The price in thousandths of the market price. */
function shareOf(listing: IndexedListing): number | null {
  const rated = ratedDeal(listing);
  return rated && Math.round((rated.priceCents / rated.market.cents) * 1_000);
}

/** The next version. Its row stays locked until the transaction ends, so versions become visible in their order. */
async function nextVersion(tx: Executor): Promise<number> {
  const [row] = await tx.execute<{ version: string }>(sql`
    insert into search_clock (id, version) values (1, 1)
    on conflict (id) do update set version = search_clock.version + 1
    returning version`);
  return Number(row?.version);
}

async function withPhotos(tx: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct listing_id as id from photos
     where status = 'READY' and listing_id = any(${uuids(ids)})`);
  return new Set(rows.map(({ id }) => id));
}

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::text::uuid[]`;

/**
 * Brings the index rows of listings up to date, in the transaction that changed the listings. A listing that was never
 * listed gets no row; one that left the lists keeps its row with `listed` off.
 */
export async function indexListings({ tx, rows }: { tx: Executor; rows: readonly IndexedListing[] }): Promise<void> {
  const gone = rows.filter((row) => !belongsInSearch(row));
  const listed = rows.filter(belongsInSearch);
  if (gone.length > 0) await unindexListings({ tx, ids: gone.map(({ id }) => id) });
  if (listed.length === 0) return;
  const codes = await codesOf({ tx, terms: listed.flatMap(termsOf) });
  const photos = await withPhotos(
    tx,
    listed.map(({ id }) => id),
  );
  const found = listed.map((row) => toSearchRow(row, codes, photos.has(row.id)));
  await writeRows(tx, found, listed);
}

/** The same for one listing. */
export const indexListing = ({ tx, row }: { tx: Executor; row: IndexedListing }): Promise<void> =>
  indexListings({ tx, rows: [row] });

async function writeRows(tx: Executor, rows: readonly SearchRow[], from: readonly IndexedListing[]): Promise<void> {
  const version = await nextVersion(tx);
  const json = JSON.stringify(rows.map((row) => inColumns({ ...row, version })));
  const written = await tx.execute<{ ref: number; id: string }>(sql`
    insert into listing_search (${LIST})
    select ${LIST} from json_populate_recordset(null::listing_search, ${json}::text::json)
    on conflict (listing_id) do update set ${REPLACED}
    returning ref, listing_id as id`);
  const refs = new Map(written.map(({ id, ref }) => [id, ref]));
  const texts = from.map((row) => ({ ref: refs.get(row.id), ...textOf(row) }));
  await tx.execute(sql`
    insert into listing_text (ref, title, words)
    select ref, array_to_tsvector(title), array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(texts)}::text::jsonb) as t(ref int, title text[], words text[])
    on conflict (ref) do update set title = excluded.title, words = excluded.words
     where listing_text.words <> excluded.words or listing_text.title <> excluded.title`);
}

const COLUMNS = Object.entries(getTableColumns(listingSearch)).filter(([key]) => key !== 'ref');
const LIST = sql.raw(COLUMNS.map(([, { name }]) => `"${name}"`).join(', '));
/** Every column but the key takes the new value. */
const REPLACED = sql.raw(
  COLUMNS.filter(([key]) => key !== 'listingId')
    .map(([, { name }]) => `"${name}" = excluded."${name}"`)
    .join(', '),
);
const inColumns = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(COLUMNS.map(([key, { name }]) => [name, row[key]]));

/** Takes listings out of every list. */
export async function unindexListings({ tx, ids }: { tx: Executor; ids: readonly string[] }): Promise<void> {
  const there = await tx.execute<{ ref: number }>(sql`
    select ref from listing_search where listed and listing_id = any(${uuids(ids)})`);
  if (there.length === 0) return;
  const version = await nextVersion(tx);
  await tx.execute(sql`
    update listing_search set listed = false, version = ${version}, changed_at = greatest(changed_at,
           coalesce((select l.updated_at from listings l where l.id = listing_id), changed_at))
     where listed and listing_id = any(${uuids(ids)})`);
}

/** After a picture came or went: whether the listing has any. A no-op for listings that are in no list. */
export async function indexPhotos({ tx, listingId }: { tx: Executor; listingId: string }): Promise<void> {
  const pictured = (await withPhotos(tx, [listingId])).has(listingId);
  const changed = await tx.execute(sql`
    select ref from listing_search where listing_id = ${listingId} and has_photo <> ${pictured} for update`);
  if (changed.length === 0) return;
  const version = await nextVersion(tx);
  await tx.update(listingSearch).set({ hasPhoto: pictured, version }).where(eq(listingSearch.listingId, listingId));
}
