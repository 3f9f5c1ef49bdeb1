/** The door of the API for the rest of the server: what requests say about themselves. */
export { networkOf } from './network-address.ts';
