/** The door of prices watched without an account. */
export { askWatch, watchPage, followWatchLink, readWatch } from './watch-form.ts';
export { watchJobs } from './jobs.ts';
export { mailWatches } from './mail-watches.ts';
export { watchToken, watchUrls } from './watch-token.ts';
