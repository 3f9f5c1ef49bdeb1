import { items } from '#messages/en/garage.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const itemWords = wordsOf('garage/items', items);
