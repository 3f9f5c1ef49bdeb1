import { mailUnread } from '#features/chat/server/index.ts';
import { rateStale } from '#features/valuation/server/deals/index.ts';
import { moveDemoDays } from './demo/index.ts';
import { mailPriceDrops, runSavedSearches } from '#features/saved/server/index.ts';
import { expireListings, remindSellers } from '#features/listings/server/index.ts';
import { deliverMail, purgeMail } from '#platform/mail/index.ts';
import { flushScans, foldScans } from '#features/stickers/server/index.ts';
import { watchDrift } from '#features/search-index/server/index.ts';
import { runImports } from '#features/dealers/server/stock/index.ts';
import { mailValues } from '#features/value-alerts/server/index.ts';
import { flushViews } from '#features/views/server/index.ts';
import { mailWatches } from '#features/saved/server/price-alerts/index.ts';
import { forgetExpired } from './forget-expired.ts';
import type { Job } from '#platform/jobs/run.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Every periodic job, one line each. Where several processes share a database, most are run by one of them at a time. */
export const JOBS: readonly Job[] = [
  { name: 'mail', everyMs: 5 * SECOND, where: 'one process', urgent: true, run: deliverMail },
  { name: 'old mail', everyMs: 6 * HOUR, where: 'one process', run: purgeMail },
  { name: 'listings that ran out', everyMs: HOUR / 4, where: 'one process', run: expireListings },
  { name: 'demo sales', everyMs: HOUR / 4, where: 'one process', run: moveDemoDays },
  { name: 'still for sale?', everyMs: HOUR / 4, where: 'one process', run: remindSellers },
  { name: 'saved searches', everyMs: 20 * SECOND, where: 'one process', run: runSavedSearches },
  { name: 'unread messages', everyMs: 30 * SECOND, where: 'one process', run: mailUnread },
  { name: 'lower prices', everyMs: 60 * SECOND, where: 'one process', run: mailPriceDrops },
  { name: 'stock files', everyMs: 2 * SECOND, where: 'one process', run: runImports },
  { name: 'deal badges', everyMs: 60 * SECOND, where: 'one process', run: rateStale },
  { name: 'values', everyMs: HOUR / 6, where: 'one process', run: mailValues },
  { name: 'views', everyMs: 20 * SECOND, where: 'every process', run: flushViews },
  { name: 'watched prices', everyMs: 60 * SECOND, where: 'one process', run: mailWatches },
  { name: 'scans', everyMs: 10 * SECOND, where: 'every process', run: flushScans },
  { name: 'old scans', everyMs: 6 * HOUR, where: 'one process', run: foldScans },
  { name: 'search index', everyMs: 6 * HOUR, where: 'one process', run: watchDrift },
  { name: 'expired rows', everyMs: HOUR, where: 'one process', run: forgetExpired },
];
