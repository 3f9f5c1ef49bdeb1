import { sql } from 'drizzle-orm';
import type { Candidate } from '../../rules/comparables.ts';
import { worthOf } from './subject.ts';
import { WRECKED_PLACES } from '../../rules/rate.ts';
import { milesBetween } from '#shared/geo.ts';
import { keepRow } from '#platform/cache/index.ts';
import type { Services } from '#platform/context.ts';
import { liveIndex, termKey } from '#features/search-index/server/index.ts';

/** What is for sale of one model; the distances come later, when it is known from where. */
export type Offer = Omit<Candidate, 'miles' | 'value'> & {
  readonly grade: string | null;
  readonly dealer: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
};
export type NamedModel = { readonly vehicleType: string; readonly make: string; readonly model: string };

/** Listings of one model that are read; more do not move its middle. */
const MAX = 1_000;

/** Prices paid longer ago are of another market. */
const PAID_SINCE_MS = 365 * 86_400_000;
/** What was paid by so few sellers’ word would tell what one of them got. */
const MIN_SELLERS = 3;
/** Shares of what was asked: anything else is a slip, or nobody's business. */
const MIN_OF_ASKED = 0.5;
const MAX_OF_ASKED = 1.25;

/** What is wrong with a vehicle keeps its price from saying anything about others: a branded title, an engine, a wreck. */
const sound = sql`l.details->'cleanTitle'->>'value' is distinct from 'false'
       and l.details->'engineHealth'->>'value' is distinct from 'false'
       and (l.details->'damage' is null or jsonb_typeof(l.details->'damage') <> 'array'
            or jsonb_array_length(l.details->'damage') < ${WRECKED_PLACES})`;

const compared = sql`l.id, l.year, l.mileage, l.latitude, l.longitude, l.demo, l.details->>'trim' as trim,
           md5(upper(nullif(trim(l.answers->>'vin'), ''))) as "vinKey",
           coalesce(l.owner_id::text, l.id::text) as seller, coalesce(u.type = 'DEALERSHIP', false) as dealer,
           l.details->>'conditionGrade' as grade`;

type Row = Omit<Offer, 'worth'>;

const toOffers = ({ vehicleType }: NamedModel, rows: Iterable<Row>): Offer[] =>
  [...rows].map((row) => ({ ...row, worth: worthOf({ vehicleType, ...row }) }));

/** Everything of a model that is for sale with a price and a year, and sound. */
async function readPool(services: Pick<Services, 'db'>, named: NamedModel): Promise<Offer[]> {
  const refs = await refsOf(services, named);
  if (refs.length === 0) return [];
  const rows = await services.db.execute<Row>(sql`
    select ${compared}, l.price_cents as "priceCents", false as paid
      from listing_search s join listings l on l.id = s.listing_id left join users u on u.id = l.owner_id
     where s.ref = any(${`{${refs.join(',')}}`}::text::int[]) and s.listed and l.price_cents > 0 and ${sound}
     order by s.ref`);
  return toOffers(named, rows);
}

/**
 * The market of a model as figures are made from it: what is asked for now, and what was really paid of late. The latter
 * counts and is never shown.
 */
export async function readMarket(services: Pick<Services, 'db' | 'now'>, named: NamedModel): Promise<readonly Offer[]> {
  const [asked, paid] = await Promise.all([readPool(services, named), readPaid(services, named)]);
  return [...asked, ...paid];
}

/** The same for questions that come again with every answer of a seller, until anything is listed or changed. */
export const readKeptMarket = (
  ctx: Pick<Services, 'db' | 'now' | 'cache'>,
  named: NamedModel,
): Promise<readonly Offer[]> =>
  keepRow(ctx.cache, {
    key: `market:${JSON.stringify([named.vehicleType, named.make, named.model])}`,
    read: () => readMarket(ctx, named),
    tagsOf: () => ['listings'],
  });

async function readPaid(services: Pick<Services, 'db' | 'now'>, named: NamedModel): Promise<Offer[]> {
  const refs = await refsOf(services, named, 0);
  if (refs.length === 0) return [];
  const since = new Date(services.now().getTime() - PAID_SINCE_MS).toISOString();
  const rows = await services.db.execute<Row>(sql`
    select ${compared}, l.sale_price_cents as "priceCents", true as paid
      from listing_search s join listings l on l.id = s.listing_id left join users u on u.id = l.owner_id
     where s.ref = any(${`{${refs.join(',')}}`}::text::int[]) and not l.demo
       and l.sold_at > ${since}::timestamptz and l.sale_price_cents > 0
       and l.sale_price_cents between l.price_cents * ${MIN_OF_ASKED}::float8 and l.price_cents * ${MAX_OF_ASKED}::float8
       and ${sound}
     order by s.ref`);
  return new Set([...rows].map(({ seller }) => seller)).size < MIN_SELLERS ? [] : toOffers(named, rows);
}

async function refsOf(
  services: Pick<Services, 'db'>,
  { vehicleType, make, model }: NamedModel,
  listed: 0 | 1 = 1,
): Promise<number[]> {
  const { columns, vocabulary } = await liveIndex(services).fresh();
  const type = vocabulary.find('vehicleType', termKey(vehicleType))?.code;
  const makeCode = vocabulary.find('make', termKey(make))?.code;
  const modelCode = vocabulary.find('model', termKey(model))?.code;
  if (type === undefined || makeCode === undefined || modelCode === undefined) return [];
  const { data, size } = columns;
  const refs: number[] = [];
  for (let slot = size - 1; slot >= 0 && refs.length < MAX; slot--)
    if (
      data.model[slot] === modelCode &&
      data.make[slot] === makeCode &&
      data.vehicleType[slot] === type &&
      data.listed[slot] === listed &&
      (data.priceCents[slot] as number) > 0 &&
      (data.year[slot] as number) > 0
    )
      refs.push(data.ref[slot] as number);
  return refs;
}

export type Where = { readonly latitude: number | null; readonly longitude: number | null };

export type Seen = Offer & { readonly miles: number | null };

/** Offers seen from a place, without the vehicle itself. */
export function seenFrom(pool: readonly Offer[], where: Where, except: string | null): Seen[] {
  return pool.filter(({ id }) => id !== except).map((offer) => ({ ...offer, miles: milesFrom(where, offer) }));
}

export function milesFrom(from: Where, to: Where): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  return milesBetween({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude });
}
