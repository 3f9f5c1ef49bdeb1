import type { Job } from '#platform/job.ts';
import { runImports } from './run-imports.ts';

export const stockJobs: readonly Job[] = [
  { name: 'stock files', everyMs: 2_000, where: 'one process', run: runImports },
];
