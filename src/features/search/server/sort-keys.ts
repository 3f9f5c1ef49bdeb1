import type { ColumnData } from '#features/search-index/server/index.ts';
import type { Plan } from './plan.ts';
import { distanceFrom, openDay } from './slot-values.ts';

/** Writes the numbers that order the first `count` of some slots, smaller ones first; what is unknown comes last. */
export type SortKeys = (slots: Int32Array, count: number, keys: Float64Array) => void;

/** More milliseconds than lie between any two listings. */
const AGES = 1e14;

/** The keys of the order that the plan is in. */
export function sortKeysOf(data: ColumnData, plan: Plan): SortKeys {
  switch (plan.sort) {
    case 'nearest':
      return byDistance(data, plan);
    case 'soonest':
      return byFirstDay(data, plan);
    case 'price_low':
      return byColumn(data.priceCents, 1);
    case 'price_high':
      return byColumn(data.priceCents, -1);
    case 'mileage_low':
      return byColumn(data.mileage, 1);
    case 'year_new':
      return byColumn(data.year, -1);
    case 'best_deal':
      return byColumn(data.dealShare, 1);
    case 'relevance':
      return byRelevance(data, plan);
    case 'newest':
      return byColumn(data.published, -1);
  }
}

/** Upwards with 1, downwards with -1. */
const byColumn =
  (column: Int32Array | Int16Array | Float64Array, direction: 1 | -1): SortKeys =>
  (slots, count, keys) => {
    for (let at = 0; at < count; at++) {
      const value = column[slots[at] as number] as number;
      keys[at] = value < 0 ? Number.POSITIVE_INFINITY : value * direction;
    }
  };

function byDistance(data: ColumnData, { center }: Plan): SortKeys {
  const squared = distanceFrom(data, center);
  return (slots, count, keys) => {
    for (let at = 0; at < count; at++) {
      const away = squared(slots[at] as number);
      keys[at] = Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
    }
  };
}

/** The first day on or after the one asked for on which one may come. */
function byFirstDay(data: ColumnData, { dates }: Plan): SortKeys {
  const days = { min: dates?.min ?? 0, max: Number.POSITIVE_INFINITY };
  return (slots, count, keys) => {
    for (let at = 0; at < count; at++) {
      const day = openDay(data, slots[at] as number, days);
      keys[at] = day === -1 ? Number.POSITIVE_INFINITY : day;
    }
  };
}

/** All words in the title first; among equals the newest. */
const byRelevance =
  ({ ref, published }: ColumnData, { text }: Plan): SortKeys =>
  (slots, count, keys) => {
    for (let at = 0; at < count; at++) {
      const slot = slots[at] as number;
      keys[at] = -(published[slot] as number) - (text?.refs.get(ref[slot] as number) === 2 ? AGES : 0);
    }
  };
