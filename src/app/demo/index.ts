/** The demo market: believable listings that are the same on every machine. */
export { DEMO_ACCOUNT } from '#platform/config/demo-account.ts';
export { DEALER_LISTINGS } from './dealers.ts';
export { guardDemoAccount } from './guard-account.ts';
export { demoJobs } from './jobs.ts';
export { moveDemoDays } from './move-days.ts';
export { redrawOldPictures } from './redraw-pictures.ts';
export { FIRST_MARKET, seedIfEmpty } from './seed-if-empty.ts';
export { DEMO_CODE } from './stickers.ts';
export { countDemoListings, writeMarket } from './write-market.ts';
