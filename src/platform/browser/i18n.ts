import { createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** The language of the page. One for now; a second one comes with its own `messages/` file and a loader in `get`. */
export const $locale = atom('en');

const define = createI18n($locale, { baseLocale: 'en', get: async () => ({}) });

/**
 * The sentences of one area in this page's language. All areas belong to the one default namespace. A page keeps its
 * language for as long as it is open, so islands take their words once, as they load.
 */
export function wordsOf<Words extends object>(area: string, base: Words): Words {
  return define(`default/${area}`, base as unknown as Translations).get() as unknown as Words;
}
