import type { Body } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { type AlikeCall, aroundPrice, listAlike } from './list-alike.ts';

/** Vehicles like one. */
export const listSimilar = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

/** Of the same model first, then of the same body and about the same price, then of the same make and kind. */
function circles(listing: PublicListing): SearchFilters[] {
  const { make, model, vehicleType, category, price, place, details } = listing;
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
  };
  const body = textAnswer(details as Answers, 'body');
  return [
    ...(make && model ? [{ ...base, make: [make], model: [model] }] : []),
    ...(body && price ? [{ ...base, style: [body as Body], ...aroundPrice(listing) }] : []),
    ...(make ? [{ ...base, make: [make] }] : []),
    base,
  ];
}
