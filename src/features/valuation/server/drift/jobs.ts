import type { Job } from '#platform/job.ts';
import { learnMarket } from './learn-market.ts';

export const driftJobs: readonly Job[] = [
  { name: 'market drift', everyMs: 3_600_000, where: 'one process', run: learnMarket },
];
