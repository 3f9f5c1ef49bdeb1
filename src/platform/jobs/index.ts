export { JOBS } from '#server/jobs/list.ts';
export { openJobLocks } from './locks.ts';
export { type Job, type Jobs, startJobs } from './run.ts';
