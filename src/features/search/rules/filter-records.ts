import { FIGURE_FILTERS } from './figure-filters.ts';
import type { FilterRecord } from './filter-kinds.ts';
import { LIST_FILTERS } from './list-filters.ts';

/**
 * Every filter of the search, each said once: addresses, the API, chips, the sheet, the index, the search, ways out of
 * nothing and alerts are made from this list, in its order. Their words are in `features/search/words/filters.ts`, their
 * columns in `features/search/schema.ts`.
 */
export const FILTERS = [
  {
    key: 'q',
    kind: 'text',
    group: 'text',
    dropRank: 30,
    note: 'Words that must all be there; typing errors are mended',
  },
  ...LIST_FILTERS,
  ...FIGURE_FILTERS,
  {
    // Compared by the price that such a month pays for, so it has no column of its own.
    key: 'payment_max',
    kind: 'payment',
    group: 'payment',
    offered: { cars: 35 },
    chipAfter: 'price',
    dropRank: 45,
    note: 'Most dollars a month, with 10 % down and 60 months at 9 % a year',
  },
  {
    key: 'date',
    kind: 'days',
    offered: { property: 100, garage: 10 },
    categories: ['PROPERTY_OPEN', 'GARAGE'],
    dropRank: 20,
    note: 'The first day on which one may come, as 2026-11-21',
  },
  {
    key: 'bounds',
    kind: 'bounds',
    group: 'place',
    silent: true,
    chipAfter: 'state',
    dropRank: 10,
    note: 'Part of the map in degrees: west,south,east,north',
  },
  {
    key: 'area',
    kind: 'area',
    group: 'place',
    silent: true,
    chipAfter: 'bounds',
    dropRank: 15,
    note: 'Part of the map inside a line, as results pages write it: steps from corner to corner in thousandths of a degree, five bits to a letter',
  },
  {
    key: 'radius',
    kind: 'radius',
    group: 'place',
    offered: { market: 5, cars: 5, property: 5, garage: 5, items: 5, other: 5 },
    note: 'Miles from the ZIP',
  },
  { key: 'has_stock_photo', kind: 'pictures', group: 'photo', dropRank: 40, note: 'Only listings with pictures' },
] as const satisfies readonly FilterRecord[];
