import type { Job } from '#platform/job.ts';
import { rateStale } from './rate-stale.ts';

export const dealJobs: readonly Job[] = [
  { name: 'deal badges', everyMs: 60_000, where: 'one process', run: rateStale },
];
