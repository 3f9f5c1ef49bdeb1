import { type Job, notifyingJob } from '#platform/jobs/job.ts';
import { expireListings } from './expire-listings.ts';
import { remindSellers } from './remind-sellers.ts';

export const listingJobs: readonly Job[] = [
  { name: 'listings that ran out', everyMs: 900_000, where: 'one process', run: expireListings },
  notifyingJob('listings', remindSellers),
];
