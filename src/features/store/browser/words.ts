import * as base from '../words.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const cart = wordsOf('store/cartPage', base.cartPage);
export const storeSays = wordsOf('store/storeSays', base.storeSays);
export const storePages = wordsOf('store/storePages', base.storePages);
