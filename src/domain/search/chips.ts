import { DEAL_LABELS } from '#domain/deal/steps.ts';
import { BODY_LABELS, GRADE_LABELS, LISTING_CATEGORY_LABELS, VEHICLE_TYPE_LABELS } from '#domain/labels.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { stateName } from '#domain/us-states.ts';
import { type FilterGroup, firstPage, LIST_KEYS, type ListKey, type SearchFilters, toggleValue } from './filters.ts';

/** One thing that filters, in words, and the search without it. */
export type Chip = {
  /** Stable among the chips of one search: `make:Honda`, `price`. */
  readonly id: string;
  readonly group: FilterGroup;
  readonly label: string;
  readonly without: SearchFilters;
};

const GROUP_OF: Readonly<Record<ListKey, FilterGroup>> = {
  category: 'category',
  vehicle_type: 'vehicle_type',
  make: 'make',
  model: 'make',
  style: 'style',
  state: 'place',
  condition: 'condition',
  deal: 'deal',
};

const WORDS: Readonly<Partial<Record<ListKey, Readonly<Record<string, string>>>>> = {
  category: LISTING_CATEGORY_LABELS,
  vehicle_type: VEHICLE_TYPE_LABELS,
  style: BODY_LABELS,
  condition: GRADE_LABELS,
  deal: DEAL_LABELS,
};

/** A value of a list in words: `SUV` stays, `VERY_GOOD` is "Very Good", `FL` is "Florida". */
export const valueLabel = (key: ListKey, value: string): string =>
  key === 'state' ? stateName(value) : (WORDS[key]?.[value] ?? value);

function listChips(filters: SearchFilters, key: ListKey): Chip[] {
  return (filters[key] as readonly string[]).map((value) => ({
    id: `${key}:${value}`,
    group: GROUP_OF[key],
    label: valueLabel(key, value),
    without: toggleValue(filters, key, value),
  }));
}

type Words = { between: (low: string, high: string) => string; atMost: string; atLeast: string };
const PRICE: Words = { between: (low, high) => `${low} to ${high}`, atMost: 'Up to ', atLeast: 'From ' };
const MILES: Words = { between: (low, high) => `${low} to ${high} mi`, atMost: 'Up to ', atLeast: 'From ' };

function rangeText(low: string | null, high: string | null, words: Words, unit = ''): string | null {
  if (low !== null && high !== null) return low === high ? `${low}${unit}` : words.between(low, high);
  if (high !== null) return `${words.atMost}${high}${unit}`;
  return low === null ? null : `${words.atLeast}${low}${unit}`;
}

const shown = (value: number | undefined, format: (value: number) => string): string | null =>
  value === undefined ? null : format(value);
const dollars = (value: number) => formatMoney(value * 100);

function rangeChip(filters: SearchFilters, group: 'price' | 'year' | 'mileage', label: string | null): Chip[] {
  if (label === null) return [];
  const without = firstPage({ ...filters, [`${group}_min`]: undefined, [`${group}_max`]: undefined });
  return [{ id: group, group, label, without }];
}

function rangeChips(filters: SearchFilters): Chip[] {
  const { price_min, price_max, year_min, year_max, mileage_min, mileage_max } = filters;
  return [
    ...rangeChip(filters, 'price', rangeText(shown(price_min, dollars), shown(price_max, dollars), PRICE)),
    ...rangeChip(filters, 'year', rangeText(shown(year_min, String), shown(year_max, String), PRICE)),
    ...rangeChip(
      filters,
      'mileage',
      rangeText(shown(mileage_min, formatNumber), shown(mileage_max, formatNumber), MILES, ' mi'),
    ),
  ];
}

function placeChip(filters: SearchFilters): Chip[] {
  const { postcode, radius_min, radius_max } = filters;
  if (!postcode) return [];
  const miles = rangeText(shown(radius_min, formatNumber), shown(radius_max, formatNumber), MILES, ' mi');
  const label =
    radius_min === undefined && radius_max !== undefined
      ? `Within ${formatNumber(radius_max)} mi of ${postcode}`
      : [miles, miles ? `from ${postcode}` : `Near ${postcode}`].filter(Boolean).join(' ');
  const without = firstPage({ ...filters, postcode: undefined, radius_min: undefined, radius_max: undefined });
  return [{ id: 'postcode', group: 'place', label, without }];
}

/** Everything that filters now, each with the search that is left when it is taken away. */
export function chipsOf(filters: SearchFilters): Chip[] {
  const { q, has_stock_photo } = filters;
  return [
    ...(q
      ? [{ id: 'q', group: 'text' as const, label: `“${q}”`, without: firstPage({ ...filters, q: undefined }) }]
      : []),
    ...LIST_KEYS.filter((key) => key !== 'state' && key !== 'condition').flatMap((key) => listChips(filters, key)),
    ...rangeChips(filters),
    ...listChips(filters, 'condition'),
    ...placeChip(filters),
    ...listChips(filters, 'state'),
    ...(has_stock_photo
      ? [
          {
            id: 'photo',
            group: 'photo' as const,
            label: 'With photos',
            without: firstPage({ ...filters, has_stock_photo: undefined }),
          },
        ]
      : []),
  ];
}
