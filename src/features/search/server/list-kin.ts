import { textAnswer } from '#features/listings/rules/answers.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { valuesIn } from '../rules/attributes.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { sectionOf } from '../rules/sections.ts';
import { type AlikeCall, listAlike } from './list-alike.ts';

/** Listings like one that is no vehicle. */
export const listKin = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

/** The same kind of thing, then its part of the market. */
function circles({ category, place, details }: PublicListing): SearchFilters[] {
  const homeType = textAnswer(details, 'homeType');
  const goods = valuesIn('goods', details);
  const base: SearchFilters = { ...NO_FILTERS, postcode: place.postcode ?? undefined };
  const same: SearchFilters = { ...base, category: [category] };
  return [
    ...(homeType ? [{ ...same, home_type: [homeType as SearchFilters['home_type'][number]] }] : []),
    ...(goods.length > 0 && category !== 'GARAGE' ? [{ ...same, goods }] : []),
    same,
    { ...base, category: sectionOf(category).categories ?? [] },
  ];
}
