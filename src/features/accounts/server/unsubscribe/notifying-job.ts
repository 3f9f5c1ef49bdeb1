import type { Job } from '#platform/job.ts';
import { NOTIFICATIONS, type NotificationKey } from '../../rules/notifications.ts';

/** The job that writes a notification, named and paced by its record. */
export const notifyingJob = (key: NotificationKey, run: Job['run']): Job => ({
  ...NOTIFICATIONS[key].job,
  where: 'one process',
  run,
});
