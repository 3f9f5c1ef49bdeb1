/** Whether tests go through everything, where the usual form goes through a part of it: `npm run test:long`. */
export const LONG_FORM = process.env.LONG_TESTS === '1';

/** Whether server tests leave out, as `npm test` does, what `npm run test:server` goes through. */
export const SHORT_FORM = process.env.SERVER_TESTS === 'short';
