/** The door of the API for the rest of the server: what requests say about themselves, and the numbers of errors. */
export { isOwnOrigin } from './guards.ts';
export { networkOf } from './network-address.ts';
export { STATUS } from './problem.ts';
