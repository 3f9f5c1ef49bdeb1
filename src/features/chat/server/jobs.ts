import { notifyingJob } from '#features/accounts/server/unsubscribe/index.ts';
import type { Job } from '#platform/job.ts';
import { mailUnread } from './mail-unread.ts';

export const chatJobs: readonly Job[] = [notifyingJob('messages', mailUnread)];
