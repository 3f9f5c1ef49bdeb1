import * as base from '#messages/en/offers.ts';
import { wordsOf } from '../i18n.ts';

export const intentWords = wordsOf('offers/intentWords', base.intentWords);
