import { keepOrder } from '../rules/kept-order.ts';
import { parseSearch } from '../rules/parse.ts';
import { toSearchQuery } from '../rules/query.ts';
import { noteScreen } from '#platform/browser/screens.ts';
import { $filters, $order } from '#platform/browser/slices.ts';

/** The one address of a search, out of whatever a form or a link says. */
export const toQuery = (params: URLSearchParams): string => toSearchQuery(parseSearch(params).filters);

/** The filters slice says what the address says, and the search is counted. */
export function noteSearch(query: string): void {
  const { filters } = parseSearch(new URLSearchParams(query));
  const amount = (value: number | undefined) => value ?? null;
  $filters.set({
    ...$filters.get(),
    make: [...filters.make],
    model: [...filters.model],
    style: [...filters.style],
    state: [...filters.state],
    condition: [...filters.condition],
    price_min: amount(filters.price_min),
    price_max: amount(filters.price_max),
    mileage_min: amount(filters.mileage_min),
    mileage_max: amount(filters.mileage_max),
    year_min: amount(filters.year_min),
    year_max: amount(filters.year_max),
    radius_min: amount(filters.radius_min),
    radius_max: amount(filters.radius_max),
    postcode: filters.postcode ?? '',
    page: filters.page,
    per_page: filters.per_page,
    has_stock_photo: filters.has_stock_photo ?? null,
    sort_by: filters.sort_by ?? '',
    ssr: false,
  });
  noteScreen('SearchUsed');
}

/** The order that somebody chose on the results page at `path`, for the searches to come. */
export const noteOrder = (path: string, chosen: string): void => $order.set(keepOrder($order.get(), path, chosen));
