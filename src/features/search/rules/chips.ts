import { LISTING_CATEGORY_LABELS } from '#features/listings/rules/categories.ts';
import { ownValue } from '#shared/own-value.ts';
import { formatDate } from '#shared/dates.ts';
import { DEAL_LABELS } from '#features/valuation/rules/steps.ts';
import { GOODS_LABELS } from '#features/listings/rules/goods.ts';
import { BODY_LABELS, GRADE_LABELS, LEASE_TERM_LABELS, SALE_TYPE_LABELS, VEHICLE_TYPE_LABELS } from '#shared/labels.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { HOME_TYPE_LABELS } from '#features/listings/rules/property.ts';
import { stateName } from '#shared/us-states.ts';
import { classLabel } from '#features/vehicles/rules/vehicle-classes.ts';
import { FEATURE_LABELS } from './features.ts';
import {
  type FilterGroup,
  firstPage,
  LIST_KEYS,
  type ListKey,
  type Range,
  type SearchFilters,
  toggleValue,
} from './filters.ts';

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
  vehicle_class: 'vehicle_class',
  make: 'make',
  model: 'make',
  style: 'style',
  home_type: 'home_type',
  lease: 'lease',
  sale_type: 'sale_type',
  goods: 'goods',
  features: 'features',
  state: 'place',
  condition: 'condition',
  deal: 'deal',
};

const WORDS: Readonly<Partial<Record<ListKey, Readonly<Record<string, string>>>>> = {
  category: LISTING_CATEGORY_LABELS,
  vehicle_type: VEHICLE_TYPE_LABELS,
  style: BODY_LABELS,
  home_type: HOME_TYPE_LABELS,
  lease: LEASE_TERM_LABELS,
  sale_type: SALE_TYPE_LABELS,
  goods: GOODS_LABELS,
  features: FEATURE_LABELS,
  condition: GRADE_LABELS,
  deal: DEAL_LABELS,
};

/** A value of a list in words: `SUV` stays, `VERY_GOOD` is "Very Good", `FL` is "Florida". */
export function valueLabel(key: ListKey, value: string): string {
  if (key === 'state') return stateName(value);
  if (key === 'vehicle_class') return classLabel(value) || value;
  return ownValue(WORDS[key] ?? {}, value) ?? value;
}

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

type Shown = { readonly group: Range; readonly words: Words; readonly unit?: string; format(value: number): string };

const SPANS: readonly Shown[] = [
  { group: 'price', words: PRICE, format: dollars },
  { group: 'year', words: PRICE, format: String },
  { group: 'mileage', words: MILES, unit: ' mi', format: formatNumber },
  { group: 'hours', words: PRICE, unit: ' hours', format: formatNumber },
  { group: 'length', words: PRICE, unit: ' ft', format: formatNumber },
  { group: 'sqft', words: PRICE, unit: ' sq ft', format: formatNumber },
];

const rangeChips = (filters: SearchFilters): Chip[] =>
  SPANS.flatMap(({ group, words, unit, format }) => {
    const { [`${group}_min` as const]: min, [`${group}_max` as const]: max } = filters;
    const label = rangeText(shown(min, format), shown(max, format), words, unit);
    if (label === null) return [];
    const without = firstPage({ ...filters, [`${group}_min`]: undefined, [`${group}_max`]: undefined });
    return [{ id: group, group, label, without }];
  });

function roomChips(filters: SearchFilters): Chip[] {
  const { beds_min, baths_min } = filters;
  const chip = (id: 'beds_min' | 'baths_min', label: string): Chip => ({
    id,
    group: 'rooms',
    label,
    without: firstPage({ ...filters, [id]: undefined }),
  });
  return [
    ...(beds_min === undefined ? [] : [chip('beds_min', `${beds_min}+ bedrooms`)]),
    ...(baths_min === undefined ? [] : [chip('baths_min', `${baths_min}+ bathrooms`)]),
  ];
}

/** Days are told with their year only where it is another one than that of the first. */
function dateChip(filters: SearchFilters): Chip[] {
  const { date_min, date_max } = filters;
  const first = date_min ?? date_max;
  if (!first) return [];
  const now = new Date(`${first}T00:00:00Z`);
  const say = (day: string | undefined) => (day ? formatDate(day, { now, timeZone: 'UTC' }) : null);
  const [low, high] = [say(date_min), say(date_max)];
  const label = low && high ? (low === high ? low : `${low} to ${high}`) : low ? `From ${low}` : `Until ${high}`;
  const without = firstPage({ ...filters, date_min: undefined, date_max: undefined });
  return [{ id: 'date', group: 'date', label, without }];
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
    ...roomChips(filters),
    ...dateChip(filters),
    ...listChips(filters, 'condition'),
    ...placeChip(filters),
    ...listChips(filters, 'state'),
    ...(filters.bounds
      ? [
          {
            id: 'bounds',
            group: 'place' as const,
            label: 'In the map’s view',
            without: firstPage({ ...filters, bounds: undefined }),
          },
        ]
      : []),
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
