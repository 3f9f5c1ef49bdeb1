import * as base from '#messages/en/offers.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const intentWords = wordsOf('offers/intentWords', base.intentWords);
