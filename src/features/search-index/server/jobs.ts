import type { Job } from '#platform/job.ts';
import { watchDrift } from './reindex.ts';

export const indexJobs: readonly Job[] = [
  { name: 'search index', everyMs: 6 * 3_600_000, where: 'one process', run: watchDrift },
];
