/** The door of deals: what a price is held against, and what that makes of it. */
export { dealOf } from './deal-view.ts';
export { findComparables, type ShownComparable } from './find-comparables.ts';
export { dealJobs } from './jobs.ts';
export { marketView, readPriceBands } from './price-bands.ts';
export { rateListings } from './rate-listings.ts';
export { rateStale } from './rate-stale.ts';
export { toEvaluateInput } from './subject.ts';
