import type { Body } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { type AlikeCall, listAlike } from './list-alike.ts';

/** A third more or less than this one costs. */
const NEAR_PRICE = 1 / 3;
/** Beyond this many times its price, or this part of it, nobody chooses between the two. */
const FAR_PRICE = 2.5;
/** Model years on either side. */
const NEAR_YEARS = 3;

/** Vehicles like one. */
export const listSimilar = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

type Span = Pick<SearchFilters, 'price_min' | 'price_max'>;

const pricesOf = (dollars: number, low: number, high: number): Span => ({
  price_min: Math.floor(dollars * low),
  price_max: Math.ceil(dollars * high),
});

/**
 * What one would choose between, closest first: the same model of about the age and price, then of about the price,
 * then any of the model; the same body, then the same make, for about the price. Nothing that costs far more or less.
 */
function circles({ make, model, year, vehicleType, category, price, place, details }: PublicListing): SearchFilters[] {
  const dollars = price && price.cents > 0 ? price.cents / 100 : null;
  const near = dollars ? pricesOf(dollars, 1 - NEAR_PRICE, 1 + NEAR_PRICE) : {};
  const years = year ? { year_min: year - NEAR_YEARS, year_max: year + NEAR_YEARS } : {};
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
    ...(dollars ? pricesOf(dollars, 1 / FAR_PRICE, FAR_PRICE) : {}),
  };
  const body = textAnswer(details as Answers, 'body');
  const same = make && model ? { ...base, make: [make], model: [model] } : null;
  return [
    ...(same ? [{ ...same, ...near, ...years }, { ...same, ...near }, { ...same, ...years }, same] : []),
    ...(body && dollars ? [{ ...base, style: [body as Body], ...near }] : []),
    ...(make ? [{ ...base, make: [make], ...near }] : []),
    { ...base, ...near },
    base,
  ];
}
