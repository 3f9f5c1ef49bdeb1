import * as base from '#features/valuation/words/deal.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const dealWords = wordsOf('deal/dealWords', base.dealWords);
export const gauge = wordsOf('deal/gauge', base.gauge);
export const priceHelp = wordsOf('deal/priceHelp', base.priceHelp);
export const comparablesPanel = wordsOf('deal/comparablesPanel', base.comparablesPanel);
export const followWords = wordsOf('deal/followWords', base.followWords);
