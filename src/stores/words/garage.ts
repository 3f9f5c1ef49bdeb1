import { items } from '#messages/en/garage.ts';
import { wordsOf } from '../i18n.ts';

export const itemWords = wordsOf('garage/items', items);
