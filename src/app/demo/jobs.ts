import type { Job } from '#platform/job.ts';
import { moveDemoDays } from './move-days.ts';

export const demoJobs: readonly Job[] = [
  { name: 'demo sales', everyMs: 900_000, where: 'one process', run: moveDemoDays },
];
