import type { Body } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { type AlikeCall, listAlike } from './list-alike.ts';

/** A third more or less than this one costs. */
const NEAR_PRICE = 1 / 3;

/** Vehicles like one. */
export const listSimilar = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

/** Of the same model first, then of the same body and about the same price, then of the same make and kind. */
function circles({ make, model, vehicleType, category, price, place, details }: PublicListing): SearchFilters[] {
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
  };
  const body = textAnswer(details as Answers, 'body');
  const dollars = price ? price.cents / 100 : null;
  const around = dollars && {
    price_min: Math.floor(dollars * (1 - NEAR_PRICE)),
    price_max: Math.ceil(dollars * (1 + NEAR_PRICE)),
  };
  return [
    ...(make && model ? [{ ...base, make: [make], model: [model] }] : []),
    ...(body && around ? [{ ...base, style: [body as Body], ...around }] : []),
    ...(make ? [{ ...base, make: [make] }] : []),
    base,
  ];
}
