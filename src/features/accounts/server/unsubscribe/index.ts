/** The door of what ends a kind of letter: the switch, the link that every letter carries, and what pressing it does. */
export { notifyingJob } from './notifying-job.ts';
export { unsubscribeUrls } from './token.ts';
export { readSubscription, type Subscribed, unsubscribe } from './unsubscribe.ts';
export { wants } from './wants.ts';
