import type { Job } from '#platform/job.ts';
import { remindVisitors } from './remind-visitors.ts';

export const visitJobs: readonly Job[] = [
  { name: 'visits ahead', everyMs: 300_000, where: 'one process', run: remindVisitors },
];
