/** How often listings are looked at: counted in memory, written in batches, read by their owners. */
export { countView, flushViews } from './count-view.ts';
export { viewJobs } from './jobs.ts';
export { readNumbers, NO_VIEWS, readViewDays, readViews } from './own-numbers.ts';
