import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
import { WHOLE_NAMES, type WholeName, wholeExpression } from './index-columns.ts';

/** Rows a batch: one array per column crosses the wire instead of that many rows. */
const BATCH = 20_000;
/** Of an array in PostgreSQL's binary form; before each entry stand four bytes that tell its length. */
const HEADER = 20;

const BROKEN = {
  version: 'version::float8',
  latitude: `coalesce(latitude, 'NaN')`,
  longitude: `coalesce(longitude, 'NaN')`,
  published: 'extract(epoch from published_at)::float8',
  changed: 'extract(epoch from changed_at)::float8',
} as const;
type BrokenName = keyof typeof BROKEN;
const BROKEN_NAMES = Object.keys(BROKEN) as BrokenName[];

type Packed = Readonly<Record<WholeName | BrokenName, Buffer | null>>;
const PACKED = sql.raw(
  [...WHOLE_NAMES.map((name) => [name, wholeExpression(name)]), ...Object.entries(BROKEN)]
    .map(([name, expression]) => `array_send(array_agg(${expression})) as "${name}"`)
    .join(', '),
);

/** Some rows of `listing_search`, column by column. Null is -1, and NaN for degrees; times are milliseconds. */
export type IndexRows = Readonly<Record<WholeName, Int32Array>> &
  Readonly<Record<Exclude<BrokenName, 'version'>, Float64Array>>;

/** Index rows with a version after one and up to another, in the order of versions. */
export async function* readRows(db: Executor, after: number, upTo: number): AsyncGenerator<IndexRows> {
  let [version, ref] = [after, MAX_REF];
  for (;;) {
    const [packed] = await db.execute<Packed>(sql`
      select ${PACKED} from (
        select * from listing_search
         where (version, ref) > (${version}::bigint, ${ref}::int) and version <= ${upTo}::bigint
         order by version, ref limit ${BATCH}) batch`);
    const rows = unpack(packed);
    const last = rows.ref.at(-1);
    if (last !== undefined) yield rows;
    if (!packed?.version || last === undefined || rows.ref.length < BATCH) return;
    ref = last;
    version = packed.version.readDoubleBE(packed.version.length - 8);
  }
}

/** The rows of some listings as they are now, and which row is whose. */
export async function readRowsOf(
  db: Executor,
  ids: readonly string[],
): Promise<{ rows: IndexRows; refs: ReadonlyMap<string, number> }> {
  const wanted = sql`(select * from listing_search where listing_id = any(${`{${ids.join(',')}}`}::text::uuid[]))`;
  const [packed] = await db.execute<Packed>(sql`select ${PACKED} from ${wanted} wanted`);
  const rows = unpack(packed);
  const read = new Set(rows.ref);
  const names = await db.execute<{ ref: number; id: string }>(sql`select ref, listing_id as id from ${wanted} wanted`);
  return { rows, refs: new Map(names.flatMap(({ ref, id }) => (read.has(ref) ? [[id, ref]] : []))) };
}

/** After every row of a version. */
const MAX_REF = 2_147_483_647;

function unpack(packed: Packed | undefined): IndexRows {
  const whole = WHOLE_NAMES.map((name) => [name, toWhole(packed?.[name] ?? null)]);
  const broken = BROKEN_NAMES.map((name) => [name, toBroken(packed?.[name] ?? null)]);
  const rows = Object.fromEntries([...whole, ...broken]) as IndexRows;
  for (const times of [rows.published, rows.changed])
    for (let at = 0; at < times.length; at++) times[at] = Math.round((times[at] as number) * 1_000);
  return rows;
}

function toWhole(packed: Buffer | null): Int32Array {
  const values = new Int32Array(packed ? (packed.length - HEADER) / 8 : 0);
  for (let at = 0; packed && at < values.length; at++) values[at] = packed.readInt32BE(HEADER + at * 8 + 4);
  return values;
}

function toBroken(packed: Buffer | null): Float64Array {
  const values = new Float64Array(packed ? (packed.length - HEADER) / 12 : 0);
  for (let at = 0; packed && at < values.length; at++) values[at] = packed.readDoubleBE(HEADER + at * 12 + 4);
  return values;
}
