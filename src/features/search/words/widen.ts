/** The last ways out of a search that finds nothing; those of each filter are in `filter-words`. */
export const widen = {
  names: 'with no other filter',
  all: 'for sale in all',
} as const;
