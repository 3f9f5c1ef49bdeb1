import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { mailSavedNews } from './news/mail-saved-news.ts';
import { mailPriceDrops } from './mail-price-drops.ts';
import { runSavedSearches } from './run-searches.ts';

export const keepJobs: readonly Job[] = [
  notifyingJob('search', runSavedSearches),
  notifyingJob('prices', mailPriceDrops),
  notifyingJob('saved', mailSavedNews),
];
