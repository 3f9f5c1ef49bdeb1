import fc from 'fast-check';
import {
  BODIES,
  CONDITION_GRADES,
  LEASE_TERMS,
  type ListingCategory,
  SALE_TYPES,
  VEHICLE_TYPES,
} from '#shared/enums.ts';
import { milesBetween } from '#shared/geo.ts';
import { isListed } from '#features/listings/rules/status.ts';
import { type MapArea, readArea, writeArea } from '#features/search/rules/area.ts';
import type { MapBounds } from '#features/search/rules/bounds.ts';
import { FEATURES } from '#features/search/rules/features.ts';
import { FILTERS } from '#features/search/rules/filter-records.ts';
import { type ListKey, NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import {
  BIT_LISTS,
  CODED_LISTS,
  type CodedList,
  type FigureFilter,
  FIGURES,
  type Filter,
  parametersOf,
} from '#features/search/rules/filters-by-kind.ts';
import { SORTS, type Sort, sortOf } from '#features/search/rules/sort.ts';
import { questionWords, wordsOf } from '#features/search/rules/words.ts';
import { slugify } from '#shared/slug.ts';
import * as schema from '#features/schema.ts';
import { diceFor } from '#app/demo/random.ts';
import { findZip } from '#features/places/server/index.ts';
import { newUniqueId } from '#platform/ids.ts';
import type { ListingRow } from '#features/listings/server/index.ts';
import { indexListings } from '#features/search-index/server/index.ts';
import { textOf } from '#features/search-index/server/row.ts';
import type { TestServices } from '../../../support/services.ts';

/** A listing and whether it has a picture. */
export type Item = ListingRow & { readonly pictured: boolean };

const NAMES: readonly (readonly [string, readonly string[]])[] = [
  ['Honda', ['Accord', 'Civic', 'CR-V', 'Other']],
  ['Ford', ['F-150', 'Mustang', 'Other']],
  ['Land Rover', ['Defender', 'Range Rover Sport']],
  ['Mercedes-Benz', ['C 300', 'E 350']],
];
const ZIPS = ['32801', '32803', '32114', '33139', '30303', '10001', '90210', '99501'];
const STATUSES = [
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'RESERVED',
  'SOLD',
  'PUBLISHED_AND_NOT_LISTED',
] as const;
const PHRASES = ['one owner', 'new tires', 'traded a Mustang for it', 'red leather seats', 'needs brakes', ''];
const START = Date.parse('2026-10-01T00:00:00Z');

const CATEGORIES = ['VEHICLE', 'VEHICLE', 'VEHICLE', 'GARAGE_ITEM', 'GARAGE', 'PROPERTY_RENTAL'] as const;
const CLASSES = ['PONTOON', 'CRUISER', 'CLASS_A'] as const;
const HOMES = ['HOUSE', 'CONDO', 'LAND'] as const;
const GOODS = ['TOOLS', 'TOYS', 'BOOKS', 'OTHER'] as const;
const AMENITIES = ['POOL', 'GARAGE', 'SOLAR'] as const;
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-28', '2026-12-24'] as const;

/** Figures that sellers answer. Any other filter of the list is tried with the spread of the last line. */
const SPREADS: Readonly<Record<string, readonly [low: number, high: number, step: number]>> = {
  hours: [0, 20, 50],
  length: [30, 90, 0.5],
  sqft: [5, 40, 100],
  beds: [0, 5, 1],
  baths: [2, 8, 0.5],
};
const spreadOf = (key: string) => SPREADS[key] ?? [0, 40, 5];
const ANSWERED = FIGURES.flatMap(({ key, reads }) => ('answer' in reads ? [{ key, answer: reads.answer }] : []));
/** Answers with one value that nothing below says by itself. */
const SAID = ['vehicleClass', 'homeType', 'leaseTerm', 'saleType', 'body', 'conditionGrade'];
const CHOSEN = CODED_LISTS.flatMap((list) =>
  'answer' in list.reads && 'values' in list && !SAID.includes(list.reads.answer)
    ? [{ answer: list.reads.answer, values: list.values.slice(0, 4) }]
    : [],
);
const figure = (dice: ReturnType<typeof diceFor>, key: string): number => {
  const [low, high, step] = spreadOf(key);
  return dice.between(low, high) * step;
};

/** What only some categories have; here everything may have any of it, but a lease: it makes a price a rent. */
function particulars(dice: ReturnType<typeof diceFor>, category: string) {
  return {
    ...(dice.chance(0.4) ? { vehicleClass: dice.pick(CLASSES) } : {}),
    ...(dice.chance(0.4) ? { homeType: dice.pick(HOMES) } : {}),
    ...(category === 'PROPERTY_RENTAL' && dice.chance(0.9) ? { leaseTerm: dice.pick(LEASE_TERMS) } : {}),
    ...(dice.chance(0.3) ? { saleType: dice.pick(SALE_TYPES) } : {}),
    ...(dice.chance(0.5) ? { goods: dice.some(GOODS, 2) } : {}),
    ...(dice.chance(0.5) ? { amenities: dice.some(AMENITIES, 2) } : {}),
    ...(dice.chance(0.5) ? { pets: dice.pick(['CATS', 'DOGS', 'CATS_AND_DOGS', 'NO_PETS']) } : {}),
    ...(dice.chance(0.5) ? { days: dice.some(DAYS, 2).map((day) => `${day}T08:00/14:00`) } : {}),
    ...Object.assign(
      {},
      ...ANSWERED.map(({ key, answer }) => (dice.chance(0.5) ? { [answer]: figure(dice, key) } : {})),
    ),
    ...Object.assign(
      {},
      ...CHOSEN.map(({ answer, values }) => (dice.chance(0.5) ? { [answer]: dice.pick(values) } : {})),
    ),
  };
}

/** Rows with every shape that the columns allow, the same in every run. Many share their time, price and place. */
export function makeItems(count: number, words = 'rows'): Item[] {
  const dice = diceFor(words);
  return Array.from({ length: count }, (_, at) => {
    const [make, models] = dice.pick(NAMES);
    const model = dice.pick(models);
    const place = dice.chance(0.9) ? findZip(dice.pick(ZIPS)) : null;
    const year = dice.chance(0.9) ? dice.between(2008, 2014) : null;
    const category: ListingCategory = dice.pick(CATEGORIES);
    const publishedAt = new Date(START + dice.between(0, 20) * 3_600_000);
    const title = [year, make, model].filter(Boolean).join(' ');
    return {
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      uniqueId: newUniqueId(),
      category,
      status: dice.pick(STATUSES),
      title,
      slug: slugify(title),
      description: dice.some(PHRASES, 2).join('. '),
      priceCents: dice.chance(0.9) ? dice.between(2, 40) * 50_000 : null,
      postcode: place?.zip ?? null,
      city: place?.city ?? null,
      region: place?.state ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      vehicleType: dice.chance(0.9) ? dice.pick(VEHICLE_TYPES) : null,
      make: dice.chance(0.95) ? make : null,
      model: dice.chance(0.95) ? model : null,
      year,
      mileage: dice.chance(0.9) ? dice.between(1, 30) * 5_000 : null,
      details: {
        ...(dice.chance(0.9) ? { body: dice.pick(BODIES) } : {}),
        ...(dice.chance(0.9) ? { conditionGrade: dice.pick(CONDITION_GRADES) } : {}),
        ...particulars(dice, category),
      },
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      pictured: dice.chance(0.5),
    } as unknown as Item;
  });
}

/** Writes rows and pictures straight into the tables, and indexes them as the verbs do. */
export async function stock({ db }: Pick<TestServices, 'db'>, items: readonly Item[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .insert(schema.listings)
      .values(items.map(({ pictured, ...row }) => ({ ...row, flow: 'vehicle' })))
      .returning();
    const pictured = items.filter((item) => item.pictured);
    if (pictured.length > 0)
      await tx.insert(schema.photos).values(
        pictured.map(({ id }) => ({
          id: id.replace('-4000-', '-4111-'),
          listingId: id,
          position: 0,
          status: 'READY' as const,
        })),
      );
    await indexListings({ tx, rows });
  });
}

const slugsOf = (values: readonly string[]) => values.map(slugify);
const among = (values: readonly string[], value: string | null | undefined): boolean =>
  values.length === 0 || (!!value && slugsOf(values).includes(slugify(value)));
const between = (value: number | null, min: number | undefined, max: number | undefined, least = 0): boolean =>
  (min === undefined && max === undefined) || (value !== null && value >= (min ?? least) && value <= (max ?? Infinity));

function milesOf(item: Item, postcode: string | undefined): number | null {
  const place = postcode ? findZip(postcode) : null;
  if (!place?.latitude || !place.longitude || item.latitude === null || item.longitude === null) return null;
  return milesBetween({ lat: place.latitude, lng: place.longitude }, { lat: item.latitude, lng: item.longitude });
}

const factOf = (item: Item, name: string): never => (item.details as Record<string, unknown>)[name] as never;
const numberOf = (item: Item, name: string): number | null => factOf(item, name) ?? null;
const listOf = (item: Item, name: string): readonly string[] => factOf(item, name) ?? [];

/** Whole dollars, as cards show them. */
const centsOf = ({ priceCents }: Item): number | null =>
  priceCents === null ? null : Math.round(priceCents / 100) * 100;

const PETS: Readonly<Record<string, readonly string[]>> = {
  PETS_CATS: ['CATS', 'CATS_AND_DOGS'],
  PETS_DOGS: ['DOGS', 'CATS_AND_DOGS'],
};
const hasFeature = (item: Item, feature: string): boolean =>
  PETS[feature]?.includes(factOf(item, 'pets')) ?? listOf(item, 'amenities').includes(feature);
const daysOf = (item: Item): string[] => listOf(item, 'days').map((entry) => entry.slice(0, 10));
const opens = (item: Item, { date_min = '', date_max = '9' }: SearchFilters): boolean =>
  daysOf(item).some((day) => day >= date_min && day <= date_max);
const inView = (item: Item, [west, south, east, north]: MapBounds): boolean =>
  between(item.longitude, west, east, -180) && between(item.latitude, south, north, -90);

/** By how often the line goes around the place, which it does not do from outside. */
function isEncircled({ longitude: lng, latitude: lat }: Item, area: MapArea): boolean {
  if (lng === null || lat === null) return false;
  const turns = area.map(([x, y]) => Math.atan2(y - lat, x - lng));
  const around = turns.reduce((sum, turn, at) => {
    const step = (turns[(at + 1) % turns.length] ?? 0) - turn;
    return sum + (step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step);
  }, 0);
  return Math.abs(around) > Math.PI;
}

/** Around the middle of Florida with a bay; from Texas to New York; both coasts. Corners are where no ZIP code is. */
export const AREAS: readonly MapArea[] = [
  [
    [-82.203, 27.907],
    [-80.703, 27.907],
    [-80.703, 29.107],
    [-81.4, 28.303],
    [-82.203, 29.107],
  ],
  [
    [-98.053, 29.007],
    [-94.053, 29.007],
    [-73.003, 40.007],
    [-73.003, 41.507],
  ],
  [
    [-125.003, 30.007],
    [-79.003, 24.007],
    [-66.003, 47.007],
  ],
];

/** What filters look at, said once more than in their list; of a filter that is not named here, what its list says. */
const VALUE: Readonly<Record<string, (item: Item) => string | null | undefined>> = {
  category: (item) => item.category,
  vehicle_type: (item) => item.vehicleType,
  make: (item) => item.make,
  model: (item) => item.model,
  vehicle_class: (item) => factOf(item, 'vehicleClass'),
  home_type: (item) => factOf(item, 'homeType'),
  lease: (item) => factOf(item, 'leaseTerm'),
  sale_type: (item) => factOf(item, 'saleType'),
  style: (item) => factOf(item, 'body'),
  state: (item) => item.region,
  condition: (item) => factOf(item, 'conditionGrade'),
  // Badges are what the job that rates prices wrote.
  deal: (item) => (item.deal as { readonly step?: string } | null | undefined)?.step,
};
const FIGURE: Readonly<Record<string, (item: Item) => number | null>> = {
  price: (item) => (centsOf(item) === null ? null : (centsOf(item) as number) / 100),
  mileage: (item) => item.mileage,
  year: (item) => item.year,
  hours: (item) => numberOf(item, 'engineHours'),
  length: (item) => numberOf(item, 'length'),
  sqft: (item) => numberOf(item, 'area'),
  beds: (item) => numberOf(item, 'bedrooms'),
  baths: (item) => numberOf(item, 'bathrooms'),
};

function nameIn(item: Item, { key, reads }: CodedList): string | null | undefined {
  if (VALUE[key] || !('answer' in reads)) return VALUE[key]?.(item);
  return factOf(item, reads.answer);
}

/** In the units of an address. */
export function figureIn(item: Item, { key, reads }: FigureFilter): number | null {
  if (FIGURE[key] || !('answer' in reads)) return FIGURE[key]?.(item) ?? null;
  return numberOf(item, reads.answer);
}
const fits = (item: Item, filter: FigureFilter, f: SearchFilters): boolean =>
  between(figureIn(item, filter), f[`${filter.key}_min`], filter.kind === 'range' ? f[`${filter.key}_max`] : undefined);

/** The values of a listing that a list filter looks at. */
export function valuesIn(item: Item, key: ListKey): readonly string[] {
  if (key === 'features') return FEATURES.filter((feature) => hasFeature(item, feature));
  const several = BIT_LISTS.find((one) => one.key === key);
  if (several) return several.reads.answers.flatMap((id): string | readonly string[] => factOf(item, id) ?? []);
  const list = CODED_LISTS.find((one) => one.key === key) as CodedList;
  return [nameIn(item, list) ?? ''].filter(Boolean);
}

/** Dollars a month with a tenth down and five years at 9 %; what has no price has no month either. */
const monthOf = (item: Item): number =>
  (((centsOf(item) ?? Number.POSITIVE_INFINITY) / 100) * 0.9 * 0.0075) / (1 - 1.0075 ** -60);

/** The plain scan: what a filter means, said once more without any index. */
export function matches(item: Item, f: SearchFilters): boolean {
  const miles = milesOf(item, f.postcode);
  const words = questionWords(f.q ?? '');
  return (
    isListed(item.status as never) &&
    CODED_LISTS.every((list) => among(f[list.key], nameIn(item, list))) &&
    BIT_LISTS.every(({ key, match }) => {
      const wanted: readonly string[] = f[key];
      const own = valuesIn(item, key);
      return match === 'all'
        ? wanted.every((one) => own.includes(one))
        : wanted.length === 0 || wanted.some((one) => own.includes(one));
    }) &&
    FIGURES.every((filter) => fits(item, filter, f)) &&
    ((!f.date_min && !f.date_max) || opens(item, f)) &&
    (!f.bounds || inView(item, f.bounds)) &&
    (!f.area || isEncircled(item, readArea(f.area) ?? [])) &&
    (!f.postcode || findZip(f.postcode) === null || between(miles, f.radius_min, f.radius_max)) &&
    (f.payment_max === undefined || monthOf(item) <= f.payment_max) &&
    (!f.has_stock_photo || item.pictured) &&
    words.every((word) => textOf(item).words.includes(word))
  );
}

const last = (value: number | null | undefined) => value ?? Number.POSITIVE_INFINITY;

/** The number that an order goes by, smallest first. */
export function sortValue(item: Item, sort: Sort, f: SearchFilters): number {
  const newest = -(item.publishedAt?.getTime() ?? 0);
  const inTitle = questionWords(f.q ?? '').every((word) => wordsOf(item.title).includes(word));
  switch (sort) {
    case 'relevance':
      return newest - (inTitle ? 1e14 : 0);
    case 'newest':
      return newest;
    case 'nearest':
      return last(milesOf(item, f.postcode));
    case 'soonest':
      return last(
        daysOf(item)
          .filter((day) => day >= (f.date_min ?? ''))
          .map((day) => Date.parse(day))
          .sort((a, b) => a - b)[0],
      );
    case 'price_low':
      return last(centsOf(item));
    case 'price_high':
      return -(centsOf(item) ?? Number.NEGATIVE_INFINITY);
    case 'mileage_low':
      return last(item.mileage);
    case 'year_new':
      return item.year === null ? Number.POSITIVE_INFINITY : -item.year;
    case 'best_deal':
      return Number.POSITIVE_INFINITY;
  }
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const some = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }) },
  );

/** Filters of the list that need nothing said of them here. */
const FROM_LIST = Object.fromEntries(
  FILTERS.flatMap((filter: Filter): [string, fc.Arbitrary<unknown>][] => {
    if (filter.kind === 'list') return 'values' in filter ? [[filter.key, some(filter.values.slice(0, 6))]] : [];
    if (!('column' in filter)) return [];
    const [low, high, step] = spreadOf(filter.key);
    const amount = optional(fc.integer({ min: Math.floor(low * step), max: Math.ceil(high * step * 1.1) }));
    return parametersOf(filter).map((name) => [name, amount]);
  }),
);

const OWN = {
  category: some(['VEHICLE', 'GARAGE_ITEM', 'PROPERTY_RENTAL', 'OTHER'] as const),
  vehicle_class: some(CLASSES),
  home_type: some(HOMES),
  lease: some(LEASE_TERMS),
  sale_type: some(SALE_TYPES),
  goods: some(GOODS),
  features: some(['PETS_CATS', 'PETS_DOGS', ...AMENITIES] as const),
  hours_min: optional(fc.integer({ min: 0, max: 1_100 })),
  hours_max: optional(fc.integer({ min: 0, max: 1_100 })),
  length_min: optional(fc.integer({ min: 10, max: 50 })),
  length_max: optional(fc.integer({ min: 10, max: 50 })),
  sqft_min: optional(fc.integer({ min: 0, max: 4_500 })),
  sqft_max: optional(fc.integer({ min: 0, max: 4_500 })),
  beds_min: optional(fc.integer({ min: 0, max: 6 })),
  baths_min: optional(fc.constantFrom(1, 1.5, 2, 3.5, 5)),
  payment_max: optional(fc.integer({ min: 20, max: 900 })),
  date_min: optional(fc.constantFrom('2026-11-19', ...DAYS, '2026-12-31')),
  date_max: optional(fc.constantFrom('2026-11-19', ...DAYS, '2026-12-31')),
  bounds: optional(
    fc.constantFrom<MapBounds>([-82, 28, -80.9, 29], [-88, 24, -79, 36], [-125, 30, -66, 49.5], [-170, 50, -140, 70]),
  ),
  area: optional(fc.constantFrom(...AREAS.map(writeArea))),
  vehicle_type: some(VEHICLE_TYPES),
  make: some(['Honda', 'ford', 'land-rover', 'Mercedes Benz']),
  model: some(['Accord', 'f-150', 'Other', 'Range Rover Sport']),
  style: some(BODIES),
  state: some(['FL', 'GA', 'NY', 'TX']),
  condition: some(CONDITION_GRADES),
  price_min: optional(fc.integer({ min: 0, max: 21_000 })),
  price_max: optional(fc.integer({ min: 0, max: 21_000 })),
  mileage_min: optional(fc.integer({ min: 0, max: 160_000 })),
  mileage_max: optional(fc.integer({ min: 0, max: 160_000 })),
  year_min: optional(fc.integer({ min: 2007, max: 2015 })),
  year_max: optional(fc.integer({ min: 2007, max: 2015 })),
  postcode: optional(fc.constantFrom(...ZIPS, '00000')),
  radius_min: optional(fc.integer({ min: 0, max: 300 })),
  radius_max: optional(fc.integer({ min: 1, max: 3_000 })),
  has_stock_photo: optional(fc.constant(true as const)),
  q: optional(fc.constantFrom('mustang', 'honda', 'new tires', 'F-150', 'red', 'one owner 2010', 'the')),
  sort_by: optional(fc.constantFrom(...SORTS)),
} satisfies Partial<Record<keyof SearchFilters, fc.Arbitrary<unknown>>>;

/** One arbitrary per filter, so that each can be tried alone. */
export const ARBITRARY: Readonly<Record<string, fc.Arbitrary<unknown>>> = { ...FROM_LIST, ...OWN };

const KEYS = Object.keys(ARBITRARY);
const all = fc.record(ARBITRARY);
/** Few filters find much, many find little: both are worth trying. */
const few = fc
  .tuple(all, fc.subarray(KEYS, { maxLength: 4 }))
  .map(([filters, keys]) => Object.fromEntries(keys.map((key) => [key, filters[key]])));

export const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: all })
  .map((filters) => ({ ...NO_FILTERS, ...(filters as Partial<SearchFilters>) }));

export const orderIn = (filters: SearchFilters): Sort =>
  sortOf({ ...filters, postcode: filters.postcode && findZip(filters.postcode) ? filters.postcode : undefined });
