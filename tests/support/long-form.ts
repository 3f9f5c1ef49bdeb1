/** Whether tests go through everything, where the short form goes through a part of it: `npm run test:long`. */
export const LONG_FORM = process.env.LONG_TESTS === '1';
