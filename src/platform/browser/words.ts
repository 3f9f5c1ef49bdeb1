import { wordsOf } from './i18n.ts';
import * as base from '../words/browser.ts';

export const browserWords = wordsOf('browser/browserWords', base.browserWords);
