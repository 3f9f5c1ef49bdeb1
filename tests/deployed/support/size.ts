/** `npm run test:deployed` runs everything; `npm test` the short form, on a machine that has other things to do. */
export const FULL = process.env.DEPLOYED_TESTS === 'full';

/** The number of the full run, or that of the short form. */
export const inFull = (full: number, short: number): number => (FULL ? full : short);
