import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { ownValue } from '#shared/own-value.ts';
import { FILTERS } from './filter-records.ts';
import { cleared, firstPage, type SearchFilters, toggleValue } from './filters.ts';
import {
  type Filter,
  type FilterGroup,
  groupOf,
  type MinimumFilter,
  LISTS,
  type ListFilter,
  type ListKey,
  parametersOf,
  type RangeFilter,
} from './filters-by-kind.ts';

/** One thing that filters, in words, and the search without it. */
export type Chip = {
  /** Stable among the chips of one search: `make:Honda`, `price`. */
  readonly id: string;
  readonly group: FilterGroup;
  readonly label: string;
  readonly without: SearchFilters;
};

/** A value of a list in words: `SUV` stays, `VERY_GOOD` is "Very Good", `FL` is "Florida". */
export function valueLabel(key: ListKey, value: string): string {
  const filter = LISTS.find((one) => one.key === key);
  if (!filter || !('labels' in filter)) return value;
  const { labels }: { readonly labels: Readonly<Record<string, string>> | ((value: string) => string) } = filter;
  return (typeof labels === 'function' ? labels(value) : ownValue(labels, value)) || value;
}

const listChips = (filters: SearchFilters, { key }: ListFilter): Told[] =>
  (filters[key] as readonly string[]).map((value) => ({
    id: `${key}:${value}`,
    label: valueLabel(key, value),
    without: toggleValue(filters, key, value),
  }));

/** What a kind of filter says of itself; by default its chip has its name and takes all of it away. */
type Told = { readonly label: string; readonly id?: string; readonly without?: SearchFilters };

type Words = { readonly unit: string; readonly unitOfBoth: boolean };

/** A figure between two: "$5,000 to $9,000", "Up to 90,000 mi", "From 2012". */
function rangeText(low: string | null, high: string | null, { unit, unitOfBoth }: Words): string | null {
  if (low !== null && high !== null)
    return low === high ? `${low}${unit}` : `${low} to ${high}${unitOfBoth ? unit : ''}`;
  if (high !== null) return `Up to ${high}${unit}`;
  return low === null ? null : `From ${low}${unit}`;
}

const shown = (value: number | undefined, format: (value: number) => string): string | null =>
  value === undefined ? null : format(value);
const FORMATS = { money: (dollars: number) => formatMoney(dollars * 100), plain: String, figure: formatNumber };

function rangeChip(filters: SearchFilters, filter: RangeFilter): Told[] {
  const { [`${filter.key}_min` as const]: min, [`${filter.key}_max` as const]: max } = filters;
  const format = FORMATS['shown' in filter ? filter.shown : 'figure'];
  const words = { unit: 'unit' in filter ? filter.unit : '', unitOfBoth: 'unitOfBoth' in filter };
  const label = rangeText(shown(min, format), shown(max, format), words);
  return label === null ? [] : [{ label }];
}

function minimumChip(filters: SearchFilters, { key, unit }: MinimumFilter): Told[] {
  const { [`${key}_min` as const]: min } = filters;
  return min === undefined ? [] : [{ id: `${key}_min`, label: `${min}+${unit}` }];
}

/** Days are told with their year only where it is another one than that of the first. */
function dateChip({ date_min, date_max }: SearchFilters): Told[] {
  const first = date_min ?? date_max;
  if (!first) return [];
  const now = new Date(`${first}T00:00:00Z`);
  const say = (day: string | undefined) => (day ? formatDate(day, { now, timeZone: 'UTC' }) : null);
  const [low, high] = [say(date_min), say(date_max)];
  return [{ label: low && high ? (low === high ? low : `${low} to ${high}`) : low ? `From ${low}` : `Until ${high}` }];
}

const MILES: Words = { unit: ' mi', unitOfBoth: true };

function radiusChip({ postcode, radius_min, radius_max }: SearchFilters): Told[] {
  if (!postcode) return [];
  const miles = rangeText(shown(radius_min, formatNumber), shown(radius_max, formatNumber), MILES);
  const label =
    radius_min === undefined && radius_max !== undefined
      ? `Within ${formatNumber(radius_max)} mi of ${postcode}`
      : [miles, miles ? `from ${postcode}` : `Near ${postcode}`].filter(Boolean).join(' ');
  return [{ id: 'postcode', label }];
}

function told(filters: SearchFilters, filter: Filter): Told[] {
  switch (filter.kind) {
    case 'text':
      return filters.q ? [{ label: `“${filters.q}”` }] : [];
    case 'list':
      return listChips(filters, filter);
    case 'range':
      return rangeChip(filters, filter);
    case 'minimum':
      return minimumChip(filters, filter);
    case 'days':
      return dateChip(filters);
    case 'bounds':
      return filters.bounds ? [{ label: 'Within the map area' }] : [];
    case 'area':
      return filters.area ? [{ label: 'Inside the drawn area' }] : [];
    case 'radius':
      return radiusChip(filters);
    case 'payment':
      return filters.payment_max ? [{ label: `Up to ${formatMoney(filters.payment_max * 100)}/mo` }] : [];
    case 'pictures':
      return filters.has_stock_photo ? [{ id: 'photo', label: 'With photos' }] : [];
  }
}

/** The list's order, but for filters that say whose chip theirs follows. */
const IN_ORDER = FILTERS.reduce<readonly Filter[]>(
  (order, filter) => {
    if (!('chipAfter' in filter)) return order;
    const at = order.findIndex(({ key }) => key === filter.chipAfter) + 1;
    return [...order.slice(0, at), filter, ...order.slice(at)];
  },
  FILTERS.filter((filter) => !('chipAfter' in filter)),
);

/** Everything that filters now, each with the search that is left when it is taken away. */
export const chipsOf = (filters: SearchFilters): Chip[] =>
  IN_ORDER.flatMap((filter) =>
    told(filters, filter).map((chip) => ({
      id: filter.key,
      group: groupOf(filter),
      without: firstPage({ ...filters, ...cleared(parametersOf(filter)) }),
      ...chip,
    })),
  );
