import { type Job, notifyingJob } from '#platform/jobs/job.ts';
import { mailPriceDrops } from './mail-price-drops.ts';
import { runSavedSearches } from './run-searches.ts';

export const keepJobs: readonly Job[] = [
  notifyingJob('search', runSavedSearches),
  notifyingJob('prices', mailPriceDrops),
];
