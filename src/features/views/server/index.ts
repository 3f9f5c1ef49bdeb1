/** How often listings are looked at: counted in memory, written in batches, read by their owners. */
export { countView } from './count-view.ts';
export { flushViews } from './flush-views.ts';
export { viewJobs } from './jobs.ts';
export { readNumbers } from './own-numbers.ts';
export { NO_VIEWS, readViewDays, readViews } from './read-views.ts';
