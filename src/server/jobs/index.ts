export { JOBS } from './list.ts';
export { type Job, type Jobs, startJobs } from './run.ts';
