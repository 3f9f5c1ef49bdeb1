/** The door of prices watched without an account. */
export { askWatch } from './ask-watch.ts';
export { followWatchLink, readWatch, type Watch } from './change-watch.ts';
export { mailWatches } from './mail-watches.ts';
export { type WatchPage, watchPage } from './watch-form.ts';
export { watchToken, watchUrls } from './watch-token.ts';
