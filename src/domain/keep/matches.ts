import { milesBetween, type Point } from '../geo.ts';
import { toDayNumber } from '../plan/days.ts';
import type { Attributes } from '../search/attributes.ts';
import { isWithin } from '../search/bounds.ts';
import type { SearchFilters } from '../search/filters.ts';
import { questionWords } from '../search/words.ts';
import { slugify } from '../slug.ts';

/** What a search looks at in a listing. Prices in cents, rents by the month, mileage in miles; names as they stand in addresses. */
export type Subject = {
  readonly category: string;
  readonly vehicleType: string | null;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly body: string | null;
  readonly grade: string | null;
  readonly region: string | null;
  readonly priceCents: number | null;
  readonly mileage: number | null;
  readonly year: number | null;
  readonly at: Point | null;
  readonly attributes: Attributes;
  readonly hasPhotos: boolean;
  /** Every word it can be found by; asked for only by searches with words. */
  readonly words: () => ReadonlySet<string>;
};

type Test = (subject: Subject) => boolean;

function oneOf(values: readonly string[], read: (subject: Subject) => string | null): Test | null {
  if (values.length === 0) return null;
  const wanted = new Set(values);
  return (subject) => wanted.has(read(subject) ?? '');
}

function within(
  low: number | undefined,
  high: number | undefined,
  read: (subject: Subject) => number | null,
): Test | null {
  if (low === undefined && high === undefined) return null;
  return (subject) => {
    const value = read(subject);
    return value !== null && (low === undefined || value >= low) && (high === undefined || value <= high);
  };
}

function worded(q: string | undefined): Test | null {
  const wanted = questionWords(q ?? '');
  return wanted.length === 0 ? null : ({ words }) => wanted.every((word) => words().has(word));
}

/** A radius around a ZIP code that nobody knows filters nothing, as on the results page. */
function near({ radius_min, radius_max }: SearchFilters, middle: Point | null): Test | null {
  return middle && within(radius_min, radius_max, ({ at }) => at && milesBetween(middle, at));
}

/** Days on which one may come, between two. */
function opens({ date_min, date_max }: SearchFilters): Test | null {
  if (!date_min && !date_max) return null;
  const first = date_min ? toDayNumber(date_min) : Number.NEGATIVE_INFINITY;
  const last = date_max ? toDayNumber(date_max) : Number.POSITIVE_INFINITY;
  return ({ attributes }) => attributes.days.some((day) => day >= first && day <= last);
}

/** What only some categories have. */
function particular(filters: SearchFilters): (Test | null)[] {
  const { hours_min, hours_max, length_min, length_max, sqft_min, sqft_max, beds_min, baths_min } = filters;
  const { goods, features, bounds } = filters;
  return [
    oneOf(filters.vehicle_class, ({ attributes }) => attributes.vehicleClass),
    oneOf(filters.home_type, ({ attributes }) => attributes.homeType),
    oneOf(filters.lease, ({ attributes }) => attributes.lease),
    oneOf(filters.sale_type, ({ attributes }) => attributes.saleType),
    within(hours_min, hours_max, ({ attributes }) => attributes.hours),
    within(length_min, length_max, ({ attributes }) => attributes.length),
    within(sqft_min, sqft_max, ({ attributes }) => attributes.sqft),
    within(beds_min, undefined, ({ attributes }) => attributes.beds),
    within(baths_min, undefined, ({ attributes }) => attributes.baths),
    goods.length > 0 ? ({ attributes }: Subject) => goods.some((one) => attributes.goods.includes(one)) : null,
    features.length > 0
      ? ({ attributes }: Subject) => features.every((one) => attributes.features.includes(one))
      : null,
    opens(filters),
    bounds ? ({ at }: Subject) => at !== null && isWithin(bounds, at) : null,
  ];
}

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
const slugs = (names: readonly string[]) => names.map(slugify);

/**
 * A search as a test of one listing. The results page asks the database; alerts ask this, once per search and fresh
 * listing, so that thousands of searches cost one query. Words count as typed:
 * typing errors are mended on the page, before a search is saved.
 * @param middle where the search's ZIP code is; null without one
 */
export function compileSearch(filters: SearchFilters, middle: Point | null): Test {
  const { price_min, price_max, mileage_min, mileage_max, year_min, year_max } = filters;
  const tests = [
    oneOf(filters.category, ({ category }) => category),
    oneOf(filters.vehicle_type, ({ vehicleType }) => vehicleType),
    oneOf(slugs(filters.make), ({ makeSlug }) => makeSlug),
    oneOf(slugs(filters.model), ({ modelSlug }) => modelSlug),
    oneOf(filters.style, ({ body }) => body),
    oneOf(filters.state, ({ region }) => region),
    oneOf(filters.condition, ({ grade }) => grade),
    within(cents(price_min), cents(price_max), ({ priceCents }) => priceCents),
    within(mileage_min, mileage_max, ({ mileage }) => mileage),
    within(year_min, year_max, ({ year }) => year),
    ...particular(filters),
    near(filters, middle),
    filters.has_stock_photo ? ({ hasPhotos }: Subject) => hasPhotos : null,
    worded(filters.q),
  ].filter((test) => test !== null);
  return (subject) => tests.every((test) => test(subject));
}
