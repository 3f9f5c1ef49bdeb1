import { wordsOf } from './i18n.ts';
import * as base from './words-base.ts';

export const browserWords = wordsOf('browser/browserWords', base.browserWords);
