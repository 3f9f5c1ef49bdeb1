import type postgres from 'postgres';

/** Listings a statement. */
const BATCH = 10_000;

/**
 * Multiplies the demo market inside the database until there are so many listings: copies with prices, mileages, times
 * and places of their own, one picture each, indexed like every other. Making them up one by one would take longer
 * than measuring.
 *
 * @param onProgress hears how many there are
 */
export async function multiplyMarket(
  sql: postgres.Sql,
  total: number,
  onProgress: (there: number) => void = () => {},
): Promise<void> {
  await sql`create temporary table bench_model as
    select row_number() over (order by s.ref)::int as number, s.ref, l.id from listing_search s
      join listings l on l.id = s.listing_id where s.listed`;
  await sql`create temporary table bench_place as
    select row_number() over ()::int as number, * from (
      select distinct postcode, city, region, latitude, longitude from listings where latitude is not null) p`;
  const [start] = await sql<{ count: number; models: number; places: number }[]>`
    select (select count(*)::int from listing_search where listed) as count,
           (select count(*)::int from bench_model) as models, (select count(*)::int from bench_place) as places`;
  if (!start || start.models === 0) throw new Error('There is no market to multiply.');
  for (let there = start.count; there < total; there += BATCH) {
    const more = Math.min(BATCH, total - there);
    await sql.begin((tx) => addCopies(tx, there, more, start));
    onProgress(there + more);
  }
  await sql`vacuum (analyze)`;
}

/** `hashint4` scatters like a die that always falls the same. */
async function addCopies(
  tx: postgres.TransactionSql,
  from: number,
  count: number,
  { models, places }: { models: number; places: number },
): Promise<void> {
  await tx`
    create temporary table bench_copy on commit drop as
    select gen_random_uuid() as id, m.id as model, m.ref as model_ref, p.*,
           0.8 + (abs(hashint4(g)) % 1000) / 2500.0 as factor, g
      from generate_series(${from}::int, ${from + count - 1}::int) g
      join bench_model m on m.number = g % ${models}::int + 1
      join bench_place p on p.number = abs(hashint4(g * 7)::bigint) % ${places}::int + 1`;
  await tx`
    insert into listings (id, unique_id, owner_id, category, flow, status, title, slug, description, price_cents,
      postcode, city, region, country, latitude, longitude, vehicle_type, make, model, year, mileage, details,
      created_at, updated_at, published_at, expires_at, demo, deal, deal_at)
    select c.id, 'B' || lpad(c.g::text, 9, '0'), l.owner_id, l.category, l.flow, l.status, l.title, l.slug,
           l.description, (l.price_cents * c.factor)::int, c.postcode, c.city, c.region, l.country, c.latitude,
           c.longitude, l.vehicle_type, l.make, l.model, l.year, (l.mileage * c.factor)::int, l.details, l.created_at,
           l.updated_at - c.g * interval '1 second', l.published_at - c.g * interval '1 second', l.expires_at, true,
           l.deal, coalesce(l.deal_at, now())
      from bench_copy c join listings l on l.id = c.model`;
  await tx`
    insert into photos (id, listing_id, position, shot, status, width, height, color, content_hash, variants, created_at)
    select gen_random_uuid(), c.id, 0, p.shot, p.status, p.width, p.height, p.color, p.content_hash, p.variants,
           p.created_at
      from bench_copy c join photos p on p.listing_id = c.model and p.position = 0`;
  const [clock] = await tx<{ version: string }[]>`
    update search_clock set version = version + 1 returning version`;
  await tx`
    insert into search_terms (kind, key, label)
    select distinct 'state', lower(region), region from bench_copy on conflict do nothing`;
  await tx`
    insert into listing_search (listing_id, version, listed, category, vehicle_type, make, model, style, condition,
      state, has_photo, price_cents, year, mileage, latitude, longitude, published_at, changed_at, vehicle_class,
      home_type, lease, sale_type, goods, features, hours, length, sqft, beds, baths, first_day, days_near, days_far)
    select c.id, ${clock?.version ?? '0'}, true, s.category, s.vehicle_type, s.make, s.model, s.style, s.condition,
           t.code, s.has_photo, (s.price_cents * c.factor)::int, s.year, l.mileage, c.latitude, c.longitude,
           l.published_at, l.updated_at, s.vehicle_class, s.home_type, s.lease, s.sale_type, s.goods, s.features,
           s.hours, s.length, s.sqft, s.beds, s.baths, s.first_day, s.days_near, s.days_far
      from bench_copy c
      join listing_search s on s.ref = c.model_ref
      join listings l on l.id = c.id
      join search_terms t on t.kind = 'state' and t.key = lower(c.region)
     order by c.g`;
  await tx`
    insert into listing_text (ref, title, words)
    select n.ref, t.title, t.words from bench_copy c
      join listing_search n on n.listing_id = c.id
      join listing_text t on t.ref = c.model_ref`;
}
