export { JOBS } from './list.ts';
export { type JobLocks, openJobLocks } from './locks.ts';
export { type Job, type JobRun, type Jobs, startJobs } from './run.ts';
