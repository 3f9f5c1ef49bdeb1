import type { Job } from '#platform/job.ts';
import { flushViews } from './count-view.ts';

export const viewJobs: readonly Job[] = [{ name: 'views', everyMs: 20_000, where: 'every process', run: flushViews }];
