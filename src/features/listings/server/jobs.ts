import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { expireListings } from './expire-listings.ts';
import { remindSellers } from './remind-sellers.ts';

export const listingJobs: readonly Job[] = [
  { name: 'listings that ran out', everyMs: 900_000, where: 'one process', run: expireListings },
  notifyingJob('listings', remindSellers),
];
