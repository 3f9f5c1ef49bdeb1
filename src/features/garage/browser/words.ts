import { items } from '../words.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const itemWords = wordsOf('garage/items', items);
