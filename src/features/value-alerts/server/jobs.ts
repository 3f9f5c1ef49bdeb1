import { type Job, notifyingJob } from '#platform/jobs/job.ts';
import { mailValues } from './mail-values.ts';

export const valueJobs: readonly Job[] = [notifyingJob('value', mailValues)];
