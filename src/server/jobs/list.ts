import { mailUnread } from '../chats/index.ts';
import { rateStale } from '../deals/index.ts';
import { moveDemoDays } from '../demo/index.ts';
import { mailPriceDrops, runSavedSearches } from '../keep/index.ts';
import { expireListings, remindSellers } from '../listings/index.ts';
import { deliverMail, purgeMail } from '../mail/index.ts';
import { flushScans, foldScans } from '../qr/index.ts';
import { watchDrift } from '../search-index/index.ts';
import { runImports } from '../stock/index.ts';
import { mailValues } from '../values/index.ts';
import { flushViews } from '../views/index.ts';
import { mailWatches } from '../watch/index.ts';
import { forgetExpired } from './forget-expired.ts';
import type { Job } from './run.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Every periodic job, one line each. */
export const JOBS: readonly Job[] = [
  { name: 'mail', everyMs: 5 * SECOND, run: deliverMail },
  { name: 'old mail', everyMs: 6 * HOUR, run: purgeMail },
  { name: 'listings that ran out', everyMs: HOUR / 4, run: expireListings },
  { name: 'demo sales', everyMs: HOUR / 4, run: moveDemoDays },
  { name: 'still for sale?', everyMs: HOUR / 4, run: remindSellers },
  { name: 'saved searches', everyMs: 20 * SECOND, run: runSavedSearches },
  { name: 'unread messages', everyMs: 30 * SECOND, run: mailUnread },
  { name: 'lower prices', everyMs: 60 * SECOND, run: mailPriceDrops },
  { name: 'stock files', everyMs: 2 * SECOND, run: runImports },
  { name: 'deal badges', everyMs: 60 * SECOND, run: rateStale },
  { name: 'values', everyMs: HOUR / 6, run: mailValues },
  { name: 'views', everyMs: 20 * SECOND, run: flushViews },
  { name: 'watched prices', everyMs: 60 * SECOND, run: mailWatches },
  { name: 'scans', everyMs: 10 * SECOND, run: flushScans },
  { name: 'old scans', everyMs: 6 * HOUR, run: foldScans },
  { name: 'search index', everyMs: 6 * HOUR, run: watchDrift },
  { name: 'expired rows', everyMs: HOUR, run: forgetExpired },
];
