import type { Flow } from './types.ts';

/** Selling anything that is neither a vehicle, a home nor a garage sale. */
export const OTHER_FLOW: Flow = {
  id: 'other',
  category: 'OTHER',
  base: '/stickers/other',
  steps: [
    {
      slug: 'particulars',
      name: 'Your item',
      title: 'What are you selling?',
      kind: 'form',
      fields: ['thingName', 'goodsKind', 'brand', 'measures', 'quantity'],
    },
    {
      slug: 'condition',
      name: 'Condition',
      title: 'What condition is it in?',
      kind: 'form',
      fields: ['conditionKind', 'conditionGrade', 'flaws'],
    },
    { slug: 'price', name: 'Price', title: 'Set your price', kind: 'form', fields: ['price', 'negotiable'] },
    {
      slug: 'location',
      name: 'Location',
      title: 'Where is it?',
      kind: 'form',
      fields: ['postcode', 'street', 'addressPublic'],
    },
    {
      slug: 'availability',
      name: 'Availability',
      title: 'Timing and visits',
      kind: 'form',
      fields: ['timing', 'viewing', 'viewingNote'],
    },
    { slug: 'capture', name: 'Photos', title: 'Add photos', kind: 'capture', fields: [] },
    { slug: 'studio', name: 'Studio', title: 'Arrange your photos', kind: 'studio', fields: [] },
    { slug: 'description', name: 'Description', title: 'Describe it', kind: 'form', fields: ['description'] },
    {
      slug: 'profile',
      name: 'Publish',
      title: 'Check and publish',
      kind: 'profile',
      fields: ['preferredContact', 'phone'],
    },
  ],
};
