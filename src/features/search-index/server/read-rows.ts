import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
import type { IndexRow } from './columns.ts';

/** Rows a batch: one array per column crosses the wire instead of that many rows. */
const BATCH = 20_000;
/** Of an array in PostgreSQL's binary form; before each entry stand four bytes that tell its length. */
const HEADER = 20;

type Packed = Readonly<Record<(typeof NAMES)[number], Buffer | null>>;

const WHOLE = {
  ref: 'ref',
  listed: 'listed::int',
  category: 'category',
  vehicleType: 'vehicle_type',
  vehicleClass: 'vehicle_class',
  make: 'make',
  model: 'model',
  style: 'style',
  homeType: 'home_type',
  lease: 'lease',
  saleType: 'sale_type',
  goods: 'goods',
  features: 'features',
  condition: 'condition',
  state: 'state',
  deal: 'deal',
  dealShare: 'coalesce(deal_share, -1)',
  hasPhoto: 'has_photo::int',
  price: 'coalesce(price_cents, -1)',
  year: 'coalesce(year, -1)::int',
  mileage: 'coalesce(mileage, -1)',
  hours: 'coalesce(hours, -1)',
  length: 'coalesce(length, -1)::int',
  sqft: 'coalesce(sqft, -1)',
  beds: 'coalesce(beds, -1)::int',
  baths: 'coalesce(baths, -1)::int',
  firstDay: 'coalesce(first_day, -1)',
  daysNear: 'days_near',
  daysFar: 'days_far',
} as const;
const BROKEN = {
  version: 'version::float8',
  latitude: `coalesce(latitude, 'NaN')`,
  longitude: `coalesce(longitude, 'NaN')`,
  published: 'extract(epoch from published_at)::float8',
  changed: 'extract(epoch from changed_at)::float8',
} as const;
const NAMES = [...(Object.keys(WHOLE) as (keyof typeof WHOLE)[]), ...(Object.keys(BROKEN) as (keyof typeof BROKEN)[])];
const PACKED = sql.raw(
  Object.entries({ ...WHOLE, ...BROKEN })
    .map(([name, expression]) => `array_send(array_agg(${expression})) as "${name}"`)
    .join(', '),
);

/** Index rows with a version after one and up to another, in the order of versions. */
export async function* readRows(db: Executor, after: number, upTo: number): AsyncGenerator<IndexRow[]> {
  let [version, ref] = [after, MAX_REF];
  for (;;) {
    const [packed] = await db.execute<Packed>(sql`
      select ${PACKED} from (
        select * from listing_search
         where (version, ref) > (${version}::bigint, ${ref}::int) and version <= ${upTo}::bigint
         order by version, ref limit ${BATCH}) batch`);
    const rows = packed ? unpack(packed) : [];
    const last = rows.at(-1);
    if (last) yield rows;
    if (!packed?.version || !last || rows.length < BATCH) return;
    ref = last.ref;
    version = packed.version.readDoubleBE(packed.version.length - 8);
  }
}

/** The rows of some listings as they are now, by listing. */
export async function readRowsOf(db: Executor, ids: readonly string[]): Promise<Map<string, IndexRow>> {
  const wanted = sql`(select * from listing_search where listing_id = any(${`{${ids.join(',')}}`}::text::uuid[]))`;
  const [packed] = await db.execute<Packed>(sql`select ${PACKED} from ${wanted} wanted`);
  const rows = new Map((packed ? unpack(packed) : []).map((row) => [row.ref, row]));
  const names = await db.execute<{ ref: number; id: string }>(sql`select ref, listing_id as id from ${wanted} wanted`);
  return new Map(names.flatMap(({ ref, id }) => (rows.has(ref) ? [[id, rows.get(ref) as IndexRow]] : [])));
}

/** After every row of a version. */
const MAX_REF = 2_147_483_647;

function unpack(packed: Packed): IndexRow[] {
  const { ref } = packed;
  if (!ref) return [];
  const whole = (name: keyof typeof WHOLE, at: number) => (packed[name] as Buffer).readInt32BE(HEADER + at * 8 + 4);
  const broken = (name: keyof typeof BROKEN, at: number) => (packed[name] as Buffer).readDoubleBE(HEADER + at * 12 + 4);
  return Array.from({ length: (ref.length - HEADER) / 8 }, (_, at) => ({
    ref: whole('ref', at),
    listed: whole('listed', at) === 1,
    category: whole('category', at),
    vehicleType: whole('vehicleType', at),
    vehicleClass: whole('vehicleClass', at),
    make: whole('make', at),
    model: whole('model', at),
    style: whole('style', at),
    homeType: whole('homeType', at),
    lease: whole('lease', at),
    saleType: whole('saleType', at),
    goods: whole('goods', at),
    features: whole('features', at),
    condition: whole('condition', at),
    state: whole('state', at),
    deal: whole('deal', at),
    dealShare: whole('dealShare', at),
    hasPhoto: whole('hasPhoto', at) === 1,
    price: whole('price', at),
    year: whole('year', at),
    mileage: whole('mileage', at),
    hours: whole('hours', at),
    length: whole('length', at),
    sqft: whole('sqft', at),
    beds: whole('beds', at),
    baths: whole('baths', at),
    firstDay: whole('firstDay', at),
    daysNear: whole('daysNear', at),
    daysFar: whole('daysFar', at),
    latitude: broken('latitude', at),
    longitude: broken('longitude', at),
    published: Math.round(broken('published', at) * 1_000),
    changed: Math.round(broken('changed', at) * 1_000),
  }));
}
