import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { tellMeetings } from './meetings/tell-meetings.ts';
import { tellThreads } from './news/tell-threads.ts';
import { mailUnread } from './mail-unread.ts';

export const chatJobs: readonly Job[] = [
  // Who has the conversation open hears of it within two seconds.
  { name: 'news of listings', everyMs: 1_000, where: 'one process', urgent: true, run: tellThreads },
  { name: 'visits agreed on', everyMs: 30_000, where: 'one process', run: tellMeetings },
  notifyingJob('messages', mailUnread),
];
