/** The door of what ends a kind of letter: the link that every letter carries, and what pressing it does. */
export { unsubscribeUrls } from './token.ts';
export { readSubscription, type Subscribed, unsubscribe } from './unsubscribe.ts';
