import type { Job } from '../job.ts';
import { deliverTexts, purgeTexts } from './deliver.ts';

export const smsJobs: readonly Job[] = [
  { name: 'texts', everyMs: 5_000, where: 'one process', urgent: true, run: deliverTexts },
  { name: 'old texts', everyMs: 6 * 3_600_000, where: 'one process', run: purgeTexts },
];
