/** The first model year in choice lists (specification 9). */
export const FIRST_YEAR = 1901;
/** The last one. A function, since a server may run over New Year. */
export const CURRENT_YEAR = (): number => new Date().getUTCFullYear();
