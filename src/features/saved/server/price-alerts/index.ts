/** The door of prices watched without an account. */
export { askWatch } from './ask-watch.ts';
export { followWatchLink, readWatch } from './change-watch.ts';
export { watchJobs } from './jobs.ts';
export { mailWatches } from './mail-watches.ts';
export { watchPage } from './watch-form.ts';
export { watchToken, watchUrls } from './watch-token.ts';
