import type { Body } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { type AlikeCall, aroundPrice, listAlike } from './list-alike.ts';

/** Beyond this many times its price, or this part of it, nobody chooses between the two. */
const FAR_PRICE = 2.5;
/** Model years on either side. */
const NEAR_YEARS = 3;

/** Vehicles like one. */
export const listSimilar = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

/**
 * What one would choose between, closest first: the same model of about the age and price, then of about the price,
 * then any of the model; the same body, then the same make, for about the price. Nothing that costs far more or less.
 */
function circles(listing: PublicListing): SearchFilters[] {
  const { make, model, year, vehicleType, category, place, details } = listing;
  const near = aroundPrice(listing);
  const years = year ? { year_min: year - NEAR_YEARS, year_max: year + NEAR_YEARS } : {};
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
    ...aroundPrice(listing, 1 / FAR_PRICE, FAR_PRICE),
  };
  const body = textAnswer(details as Answers, 'body');
  const same = make && model ? { ...base, make: [make], model: [model] } : null;
  return [
    ...(same ? [{ ...same, ...near, ...years }, { ...same, ...near }, { ...same, ...years }, same] : []),
    ...(body && near.price_max !== undefined ? [{ ...base, style: [body as Body], ...near }] : []),
    ...(make ? [{ ...base, make: [make], ...near }] : []),
    { ...base, ...near },
    base,
  ];
}
