import type { FoundListing } from '#features/search/rules/result.ts';

/** A row of listings. `near` is as far as people drive, `far` the nearest there are, `any` the newest of the whole country. */
export type Shelf = {
  readonly kind: 'cars' | 'sales' | 'homes' | 'things';
  readonly where: 'near' | 'far' | 'any';
  /** Whether all of them are on the weekend that comes. */
  readonly weekend: boolean;
  readonly listings: readonly FoundListing[];
  /** All of them. */
  readonly href: string;
};
