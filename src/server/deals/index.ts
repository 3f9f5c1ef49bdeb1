/** The door of deals: what a price is held against, and what that makes of it. */
export { dealOf } from './deal-view.ts';
export {
  type Comparables,
  type ComparedVehicle,
  findComparables,
  type ShownComparable,
} from './find-comparables.ts';
export { identify } from './identify.ts';
export { listComparables } from './list-comparables.ts';
export { type PriceBands, readPriceBands } from './price-bands.ts';
export { rateListings } from './rate-listings.ts';
export { rateStale } from './rate-stale.ts';
export { toCompared, toEvaluateInput } from './subject.ts';
