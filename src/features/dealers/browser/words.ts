import * as base from '../words/offers.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const intentWords = wordsOf('offers/intentWords', base.intentWords);
