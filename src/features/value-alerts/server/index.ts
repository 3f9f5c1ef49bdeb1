/** The door of followed values: one letter a month about what a vehicle is worth. */
export { pauseValue, unfollowValue, submitValuesForm } from './values-form.ts';
export { followValue, namelessVin } from './follow-value.ts';
export { valueJobs } from './jobs.ts';
export { listValues } from './list-values.ts';
export { mailValues } from './mail-values.ts';
