export { openJobLocks } from './locks.ts';
export { type Jobs, startJobs } from './run.ts';
