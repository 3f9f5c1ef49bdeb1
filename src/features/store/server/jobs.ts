import type { Job } from '#platform/job.ts';
import { settlePayments } from './card/settle-payments.ts';

export const storeJobs: readonly Job[] = [
  { name: 'card payments', everyMs: 60_000, where: 'one process', run: settlePayments },
];
