/** The door of deals: what a price is held against, and what that makes of it. */
export { dealOf } from './deal-view.ts';
export { type Comparables, findComparables } from './find-comparables.ts';
export { dealJobs } from './jobs.ts';
export { listComparables } from './identify.ts';
export { readPriceBands } from './price-bands.ts';
export { rateListings } from './rate-listings.ts';
export { rateStale } from './rate-stale.ts';
export { toCompared, toEvaluateInput } from './subject.ts';
