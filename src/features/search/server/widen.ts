import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { FILTERS } from '../rules/filter-records.ts';
import { cleared, firstPage, NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import { parametersOf } from '../rules/filters-by-kind.ts';
import type { Widening } from '../rules/result.ts';
import { fill } from '#shared/text.ts';
import { filterWords } from '../words/filters.ts';
import { widen as words } from '../words/widen.ts';
import type { Snapshot } from '#features/search-index/server/index.ts';
import type { Obstacle } from './constraints.ts';
import { findNearMisses, type NearMisses } from './near-misses.ts';
import { type Plan, toPlan } from './plan.ts';
import { scan } from './scan.ts';

const MAX = 4;
/** Miles that people say. */
const RADII = [10, 25, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_500];
/** What is given up first is what costs least. */
const DROPS = FILTERS.filter((filter) => 'dropRank' in filter).sort((a, b) => a.dropRank - b.dropRank);
type Drop = (typeof DROPS)[number];

/** Searches a little wider than one that finds nothing, what they find, the smallest step first. */
export function findWidenings(snapshot: Snapshot, plan: Plan): Widening[] {
  const missed = findNearMisses(snapshot, plan);
  const found = [
    ...farther(plan, missed),
    ...upTo(plan, missed, 'price_max'),
    ...upTo(plan, missed, 'mileage_max'),
    ...downTo(plan, missed, 'year_min'),
    ...downTo(plan, missed, 'price_min'),
    ...rest(plan, missed),
    ...DROPS.flatMap((filter) => drop(plan, missed, filter)),
  ];
  return found.length > 0 ? found.slice(0, MAX) : lastResort(snapshot, plan);
}

const changed = (plan: Plan, changes: Partial<SearchFilters>): SearchFilters =>
  firstPage({ ...plan.filters, ...changes });
const valuesOf = (missed: NearMisses, obstacle: Obstacle): readonly number[] => missed.get(obstacle) ?? [];

function farther(plan: Plan, missed: NearMisses): Widening[] {
  const miles = valuesOf(missed, 'radius');
  if (miles.length === 0) return [];
  const nearest = Math.min(...sample(miles));
  const radius = RADII.find((step) => step >= nearest);
  if (radius === undefined)
    return [
      {
        kind: 'radius',
        label: filterWords.radius.wider.min,
        count: miles.length,
        filters: changed(plan, { radius_max: undefined }),
      },
    ];
  const count = miles.filter((far) => far <= radius).length;
  const label = fill(filterWords.radius.wider.max, { miles: formatNumber(radius) });
  return [{ kind: 'radius', label, count, filters: changed(plan, { radius_max: radius }) }];
}

/** `Math.min(...list)` overflows the stack on long lists. */
const sample = (values: readonly number[]): [number] => [values.reduce((least, value) => Math.min(least, value))];

/** The next figure that people say: 12,300 → 12,500; 81,000 → 85,000. */
function roundUp(value: number): number {
  const step = value < 20_000 ? 500 : value < 100_000 ? 1_000 : 5_000;
  return Math.ceil(value / step) * step;
}

function upTo(plan: Plan, missed: NearMisses, key: 'price_max' | 'mileage_max'): Widening[] {
  const factor = key === 'price_max' ? 100 : 1;
  const values = valuesOf(missed, key);
  if (values.length === 0) return [];
  const limit = roundUp(sample(values)[0] / factor);
  const count = values.filter((value) => value <= limit * factor).length;
  const label =
    key === 'price_max'
      ? fill(filterWords.price.wider.max, { price: formatMoney(limit * 100) })
      : fill(filterWords.mileage.wider.max, { miles: formatNumber(limit) });
  return [{ kind: key === 'price_max' ? 'price' : 'mileage', label, count, filters: changed(plan, { [key]: limit }) }];
}

function downTo(plan: Plan, missed: NearMisses, key: 'price_min' | 'year_min'): Widening[] {
  const values = valuesOf(missed, key);
  if (values.length === 0) return [];
  const highest = values.reduce((most, value) => Math.max(most, value));
  const limit = key === 'year_min' ? highest : Math.floor(highest / 50_000) * 500;
  const count = values.filter((value) => value >= (key === 'year_min' ? limit : limit * 100)).length;
  const label =
    key === 'year_min'
      ? fill(filterWords.year.wider.min, { year: limit })
      : fill(filterWords.price.wider.min, { price: formatMoney(limit * 100) });
  return [{ kind: key === 'year_min' ? 'year' : 'price', label, count, filters: changed(plan, { [key]: limit }) }];
}

/** Limits that few people set. */
function rest(plan: Plan, missed: NearMisses): Widening[] {
  const fewer = valuesOf(missed, 'mileage_min').length;
  const years = valuesOf(missed, 'year_max');
  const found: Widening[] = [];
  if (fewer > 0)
    found.push({
      kind: 'mileage',
      label: filterWords.mileage.wider.min,
      count: fewer,
      filters: changed(plan, { mileage_min: undefined }),
    });
  if (years.length > 0) {
    const [limit] = sample(years);
    const count = years.filter((year) => year <= limit).length;
    const label = fill(filterWords.year.wider.max, { year: limit });
    found.push({ kind: 'year', label, count, filters: changed(plan, { year_max: limit }) });
  }
  return found;
}

function drop(plan: Plan, missed: NearMisses, filter: Drop): Widening[] {
  const count = valuesOf(missed, filter.key).length;
  if (count === 0) return [];
  const { without } = filterWords[filter.key];
  return [{ kind: 'drop', label: without, count, filters: changed(plan, cleared(parametersOf(filter))) }];
}

/** When more than one filter is in the way: what was named stays, then where, then nothing. */
function lastResort(snapshot: Snapshot, plan: Plan): Widening[] {
  const { make, model, category, per_page } = plan.filters;
  const base = { ...NO_FILTERS, per_page };
  const tries: readonly (readonly [SearchFilters, string])[] = [
    [{ ...base, category, make, model }, words.names],
    [{ ...base, category }, words.all],
    [{ ...base, make, model }, words.names],
    [base, words.all],
  ];
  for (const [filters, label] of tries) {
    if (filters.make.length + filters.model.length === 0 && label === words.names) continue;
    const { total } = scan(snapshot, toPlan(snapshot, filters, null), { take: 0 });
    if (total > 0) return [{ kind: 'drop', label, count: total, filters }];
  }
  return [];
}
