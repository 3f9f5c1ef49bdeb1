import { deliverMail, purgeMail } from '../mail/index.ts';
import { forgetExpired } from './forget-expired.ts';
import type { Job } from './run.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Every periodic job, one line each. */
export const JOBS: readonly Job[] = [
  { name: 'mail', everyMs: 5 * SECOND, run: deliverMail },
  { name: 'old mail', everyMs: 6 * HOUR, run: purgeMail },
  { name: 'expired rows', everyMs: HOUR, run: forgetExpired },
];
