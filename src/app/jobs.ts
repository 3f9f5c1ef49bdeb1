import { chatJobs } from '#features/chat/server/index.ts';
import { dealJobs } from '#features/valuation/server/deals/index.ts';
import { driftJobs } from '#features/valuation/server/index.ts';
import { demoJobs } from './demo/index.ts';
import type { Job } from '#platform/job.ts';
import { keepJobs } from '#features/saved/server/index.ts';
import { listingJobs } from '#features/listings/server/index.ts';
import { visitJobs } from '#features/open-houses/server/index.ts';
import { mailJobs } from '#platform/mail/index.ts';
import { smsJobs } from '#platform/sms/index.ts';
import { scanJobs } from '#features/stickers/server/index.ts';
import { indexJobs } from '#features/search-index/server/index.ts';
import { stockJobs } from '#features/dealers/server/stock/index.ts';
import { storeJobs } from '#features/store/server/index.ts';
import { valueJobs } from '#features/value-alerts/server/index.ts';
import { viewJobs } from '#features/views/server/index.ts';
import { watchJobs } from '#features/saved/server/price-alerts/index.ts';
import { forgetExpired } from './forget-expired.ts';

/**
 * Every periodic job; each subject lists its own. Where several processes share a database, most are run by one of them
 * at a time.
 */
export const JOBS: readonly Job[] = [
  ...mailJobs,
  ...smsJobs,
  ...listingJobs,
  ...visitJobs,
  ...demoJobs,
  ...keepJobs,
  ...chatJobs,
  ...stockJobs,
  ...driftJobs,
  ...dealJobs,
  ...valueJobs,
  ...viewJobs,
  ...watchJobs,
  ...scanJobs,
  ...indexJobs,
  ...storeJobs,
  { name: 'expired rows', everyMs: 3_600_000, where: 'one process', run: forgetExpired },
];
