import { type Job, notifyingJob } from '#platform/jobs/job.ts';
import { mailUnread } from './mail-unread.ts';

export const chatJobs: readonly Job[] = [notifyingJob('messages', mailUnread)];
