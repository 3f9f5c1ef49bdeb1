import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { mailValues } from './mail-values.ts';

export const valueJobs: readonly Job[] = [notifyingJob('value', mailValues)];
