import type { Job } from '../job.ts';
import { deliverMail, purgeMail } from './deliver.ts';

export const mailJobs: readonly Job[] = [
  { name: 'mail', everyMs: 5_000, where: 'one process', urgent: true, run: deliverMail },
  { name: 'old mail', everyMs: 6 * 3_600_000, where: 'one process', run: purgeMail },
];
