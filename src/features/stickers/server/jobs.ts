import type { Job } from '#platform/job.ts';
import { foldScans } from './fold-scans.ts';
import { flushScans } from './scan-log.ts';

export const scanJobs: readonly Job[] = [
  { name: 'scans', everyMs: 10_000, where: 'every process', run: flushScans },
  { name: 'old scans', everyMs: 6 * 3_600_000, where: 'one process', run: foldScans },
];
