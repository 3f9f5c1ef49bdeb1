import { type Job, notifyingJob } from '#platform/jobs/job.ts';
import { mailWatches } from './mail-watches.ts';

export const watchJobs: readonly Job[] = [notifyingJob('watch', mailWatches)];
