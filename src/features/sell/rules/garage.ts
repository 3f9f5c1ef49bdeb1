import { isSaleOnDays } from '#features/listings/rules/fields/event-gates.ts';
import type { Flow } from './types.ts';

/** A garage sale: what, when, where, and then the things on the tables. */
export const GARAGE_FLOW: Flow = {
  id: 'garage',
  category: 'GARAGE',
  base: '/stickers/garage',
  steps: [
    {
      slug: 'particulars',
      name: 'Your sale',
      title: 'Tell people about your sale',
      kind: 'form',
      fields: ['saleName', 'saleType', 'goods'],
    },
    {
      slug: 'availability',
      name: 'Days and hours',
      title: 'When can people come?',
      kind: 'form',
      fields: ['viewing', 'saleDays', 'viewingNote'],
    },
    {
      slug: 'location',
      name: 'Location',
      title: 'Where is it?',
      kind: 'form',
      fields: ['postcode', 'street', 'streetShown'],
      needs: { street: isSaleOnDays },
    },
    {
      slug: 'description',
      name: 'Description',
      title: 'What will people find?',
      kind: 'form',
      fields: ['description'],
    },
    { slug: 'capture', name: 'Photos', title: 'Add photos', kind: 'capture', fields: [] },
    { slug: 'items', name: 'Items', title: 'Add your items', kind: 'items', fields: [] },
    {
      slug: 'profile',
      name: 'Publish',
      title: 'Check and publish',
      kind: 'profile',
      fields: ['preferredContact', 'phone'],
    },
  ],
};

/** One thing of a sale, on one screen: photo, price, next. It goes public with its sale, so the screen is all there is. */
export const GARAGE_ITEM_FLOW: Flow = {
  id: 'garage-item',
  category: 'GARAGE_ITEM',
  base: '/stickers/garage/item',
  steps: [
    {
      slug: 'insert',
      name: 'Items',
      title: 'Add an item',
      kind: 'items',
      fields: ['itemPrice', 'itemName', 'conditionGrade', 'quantity', 'goodsKind', 'itemNote', 'postcode'],
    },
  ],
};
