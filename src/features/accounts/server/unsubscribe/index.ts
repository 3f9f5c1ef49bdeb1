/** The door of what ends a kind of letter: the switch, the link that every letter carries, and what pressing it does. */
export { notifyingJob, readSubscription, type Subscribed, unsubscribe, wants } from './unsubscribe.ts';
export { unsubscribeUrls } from './token.ts';
