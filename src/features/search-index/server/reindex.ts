import { sql } from 'drizzle-orm';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import type { IndexedListing } from './row.ts';
import { indexListings, unindexListings } from './write.ts';

const { listings } = schema;

/** Compares the index with the listings. A difference is a fault of ours: it is reported, and mended at once. */
export async function watchDrift({ services }: { services: Services }): Promise<void> {
  const { missing, extra, different } = await findDrift({ services });
  if (missing + extra + different === 0) return;
  const fault = new Error(
    `The search index had drifted: ${missing} missing, ${extra} too many, ${different} different.`,
  );
  services.telemetry.error(fault, { path: 'job:search index', method: 'JOB' });
  await reindexAll({ services });
  await services.cache.invalidate(['listings']);
}

type Base = Pick<Services, 'db'>;
type Progress = (done: number) => void;

/** Listings a transaction. */
const BATCH = 500;

const inLists = sql`l.status in (${sql.join(
  LISTED_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}) and l.published_at is not null`;

/** Listings one batch after another, in the order of their ids. */
async function* batches({ db }: Base): AsyncGenerator<IndexedListing[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select()
      .from(listings)
      .where(sql`${listings.id} > ${last} and ${listings.publishedAt} is not null`)
      .orderBy(listings.id)
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Writes the whole index again from the listings, batch by batch, while the server runs. Each batch reads its listings
 * locked, so that a change made meanwhile is not undone.
 */
export async function reindexAll({
  services,
  onProgress = () => {},
}: {
  services: Base;
  onProgress?: Progress;
}): Promise<number> {
  let done = 0;
  for await (const rows of batches(services)) {
    const ids = rows.map(({ id }) => id);
    await services.db.transaction(async (tx) => indexListings({ tx, rows: await lock(tx, ids) }));
    done += rows.length;
    onProgress(done);
  }
  await dropOrphans(services.db);
  await beginAnew(services.db);
  return done;
}

/** Copies in memory may hold rows that were taken out behind the index's back: each reads the whole again. */
const beginAnew = (db: Services['db']) => db.execute(sql`update search_clock set epoch = gen_random_uuid()`);

const lock = (tx: Executor, ids: readonly string[]): Promise<IndexedListing[]> =>
  tx
    .select()
    .from(listings)
    .where(sql`${listings.id} = any(${`{${ids.join(',')}}`}::text::uuid[])`)
    .orderBy(listings.id)
    .for('update');

async function dropOrphans(db: Services['db']): Promise<void> {
  const orphans = await db.execute<{ id: string }>(sql`
    select listing_id as id from listing_search s
     where listed and not exists (select 1 from listings l where l.id = s.listing_id)`);
  if (orphans.length > 0) await db.transaction((tx) => unindexListings({ tx, ids: orphans.map(({ id }) => id) }));
}

/** Where the index and the listings disagree. All zero when the verbs did their work. */
export type Drift = { readonly missing: number; readonly extra: number; readonly different: number };

/** Compares what can be compared without rebuilding: who is listed, prices (kept in whole dollars, as they are shown), years, mileages, places, photos, times. */
export async function findDrift({ services }: { services: Base }): Promise<Drift> {
  const [row] = await services.db.execute<{ missing: number; extra: number; different: number }>(sql`
    with shown as (
      select l.*, exists (select 1 from photos p where p.listing_id = l.id and p.status = 'READY') as pictured
        from listings l where ${inLists}),
    kept as (select * from listing_search where listed)
    select count(*) filter (where k.ref is null)::int as missing,
           count(*) filter (where s.id is null)::int as extra,
           count(*) filter (where k.ref is not null and s.id is not null and (
             (round(s.price_cents / 100.0)::int * 100, s.year, s.mileage, s.latitude, s.longitude, s.pictured,
              date_trunc('milliseconds', s.published_at), date_trunc('milliseconds', s.updated_at))
             is distinct from
             (k.price_cents, k.year, k.mileage, k.latitude, k.longitude, k.has_photo, k.published_at, k.changed_at)
           ))::int as different
      from shown s full join kept k on k.listing_id = s.id`);
  return { missing: row?.missing ?? 0, extra: row?.extra ?? 0, different: row?.different ?? 0 };
}

/** Fills the index of an installation that is older than the index. Does nothing when there is one. */
export async function indexIfNew({ services }: { services: Base }): Promise<void> {
  const [row] = await services.db.execute<{ needed: boolean }>(sql`
    select not exists (select 1 from search_clock) and exists (select 1 from listings l where ${inLists}) as needed`);
  if (row?.needed) await reindexAll({ services });
}
