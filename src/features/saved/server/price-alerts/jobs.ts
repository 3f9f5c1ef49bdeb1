import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { mailWatches } from './mail-watches.ts';

export const watchJobs: readonly Job[] = [notifyingJob('watch', mailWatches)];
