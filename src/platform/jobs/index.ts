export { openJobLocks } from './locks.ts';
export { type Job, type Jobs, startJobs } from './run.ts';
