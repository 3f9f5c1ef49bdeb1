import * as base from '../words/search-page.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const searchPage = wordsOf('search-page/searchPage', base.searchPage);
