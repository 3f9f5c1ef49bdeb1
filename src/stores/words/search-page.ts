import * as base from '#messages/en/search-page.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const searchPage = wordsOf('search-page/searchPage', base.searchPage);
